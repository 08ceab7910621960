/** The chapters of each rulebook: a message for the title, one for the text, and a drawing where one helps. */
export type Drawing = 'offer' | 'bids' | 'bazaars' | 'jewels' | 'black-jewels' | 'set' | 'tokens' | 'card' | 'nobles';
export interface Chapter {
  id: string;
  drawing?: Drawing;
}

export const CHAPTERS: Record<string, readonly Chapter[]> = {
  sultan: [
    { id: 'rules-sultan-short' },
    { id: 'rules-sultan-aim', drawing: 'jewels' },
    { id: 'rules-sultan-setup' },
    { id: 'rules-sultan-offer', drawing: 'offer' },
    { id: 'rules-sultan-bids', drawing: 'bids' },
    { id: 'rules-sultan-reveal' },
    { id: 'rules-sultan-score', drawing: 'set' },
    { id: 'rules-sultan-two' },
    { id: 'rules-variants' },
  ],
  riquezas: [
    { id: 'rules-riquezas-short' },
    { id: 'rules-riquezas-aim', drawing: 'black-jewels' },
    { id: 'rules-riquezas-course', drawing: 'bazaars' },
    { id: 'rules-riquezas-score' },
    { id: 'rules-riquezas-differs' },
    { id: 'rules-riquezas-two' },
    { id: 'rules-variants' },
  ],
  splendor: [
    { id: 'rules-splendor-short' },
    { id: 'rules-splendor-aim', drawing: 'card' },
    { id: 'rules-splendor-setup' },
    { id: 'rules-splendor-turn', drawing: 'tokens' },
    { id: 'rules-splendor-buy' },
    { id: 'rules-splendor-nobles', drawing: 'nobles' },
    { id: 'rules-splendor-end' },
    { id: 'rules-splendor-rare' },
  ],
};
