/** What can be reported to the people who run the server. */
import { saying } from './saying';
import type { ClubPage, Frame, Talk } from './wire';
import { t } from './words.svelte';

export interface About {
  what: 'talk' | 'name';
  line?: number;
  seat?: number;
  shown: string;
}

const SHOWN = 60;
const cut = (text: string): string => ([...text].length > SHOWN ? `${[...text].slice(0, SHOWN).join('')}…` : text);

const aboutLine = (said: Talk): About => ({ what: 'talk', line: said.n, shown: t('report-what-line', { name: said.line.name, text: cut(saying(said)) }) });
const aboutSpeaker = (said: Talk): About => ({ what: 'name', line: said.n, shown: t('report-what-name', { name: said.line.name }) });
/** Everybody's name once, by the last line they said. */
const speakers = (talk: readonly Talk[]): About[] => [...new Map(talk.map((said): [string, About] => [said.line.name, aboutSpeaker(said)])).values()];

/** At a table: the newest lines of others first, then their names: of those who sit, and of those who only talked. */
export function aboutTable(frame: Frame, names: readonly string[], talk: readonly Talk[]): About[] {
  const others = talk.filter(({ line }) => line.seat === null || line.seat !== frame.you).toReversed();
  const seated = frame.seats.flatMap((seat, index): About[] => ((seat.kind === 'person' || seat.kind === 'invited') && index + 1 !== frame.you ? [{ what: 'name', seat: index + 1, shown: t('report-what-name', { name: names[index] ?? '' }) }] : []));
  return [...others.map(aboutLine), ...seated, ...speakers(others.filter(({ line }) => line.seat === null))];
}

/** In a club: the newest lines of others first, then their names, and what the club is called. */
export function aboutClub({ name, inside }: ClubPage): About[] {
  const others = (inside?.talk ?? []).filter(({ line }) => line.who !== inside?.you).toReversed();
  return [...others.map(aboutLine), ...speakers(others), { what: 'name', shown: t('report-what-name', { name }) }];
}
