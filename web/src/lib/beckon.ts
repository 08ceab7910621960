/** What a tab shows that nobody looks at: its title, its icon, and a number on the installed app. */
import { t } from './words.svelte';

function icon(name: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = name;
}

/** Says at how many tables it is the reader's turn. */
export function beckon(title: string, turns: number): void {
  document.title = turns > 0 ? `${t('title-your-turn')} · ${title}` : title;
  icon(turns > 0 ? '/favicon-turn.png' : '/favicon.png');
}

/** The tab shows another page. */
export const beckonNoMore = (): void => icon('/favicon.png');

/** The number on the icon of the installed app. Browsers without one ignore it. */
export function badge(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
