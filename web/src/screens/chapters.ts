/** The chapters of each rulebook: a message for the title, one for the text, and a drawing where one helps. */
export type Drawing = 'offer' | 'bids' | 'bazaars' | 'jewels' | 'black-jewels' | 'set' | 'tokens' | 'card' | 'nobles';
export interface Chapter {
  id: string;
  drawing?: Drawing;
}

export const CHAPTERS: Record<string, readonly Chapter[]> = {
  sultan: [
    { id: 'sultan-short' },
    { id: 'sultan-aim', drawing: 'jewels' },
    { id: 'sultan-setup' },
    { id: 'sultan-offer', drawing: 'offer' },
    { id: 'sultan-bids', drawing: 'bids' },
    { id: 'sultan-reveal' },
    { id: 'sultan-score', drawing: 'set' },
    { id: 'sultan-two' },
    { id: 'variants' },
  ],
  riquezas: [
    { id: 'riquezas-short' },
    { id: 'riquezas-aim', drawing: 'black-jewels' },
    { id: 'riquezas-course', drawing: 'bazaars' },
    { id: 'riquezas-score' },
    { id: 'riquezas-differs' },
    { id: 'riquezas-two' },
    { id: 'variants' },
  ],
  splendor: [
    { id: 'splendor-short' },
    { id: 'splendor-aim', drawing: 'card' },
    { id: 'splendor-setup' },
    { id: 'splendor-turn', drawing: 'tokens' },
    { id: 'splendor-buy' },
    { id: 'splendor-nobles', drawing: 'nobles' },
    { id: 'splendor-end' },
    { id: 'splendor-rare' },
  ],
};
