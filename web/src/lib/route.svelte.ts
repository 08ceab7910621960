/** Which screen the address names. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; ply: number }
  | { screen: 'review'; table: string }
  | { screen: 'deal'; deal: string }
  | { screen: 'daily' }
  | { screen: 'day'; day: string; game: string }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; game: string; theme: string | null }
  | { screen: 'person'; part: 'games' | 'statistics' | 'ratings' | 'data' }
  | { screen: 'contests' }
  | { screen: 'contest'; contest: string }
  | { screen: 'clubs' }
  | { screen: 'club'; club: string; link: string | null }
  | { screen: 'rules'; game: string }
  | { screen: 'guide'; game: string };

function read(path: string): Route {
  const [first, second, third, fourth] = path.split('/').filter(Boolean);
  if (first === 't' && second && third === 'ply') return { screen: 'replay', table: second, ply: Number(fourth) || 0 };
  if (first === 't' && second && third === 'review') return { screen: 'review', table: second };
  if (first === 't' && second) return { screen: 'table', table: second };
  if (first === 'deal' && second) return { screen: 'deal', deal: second };
  if (first === 'daily' && second && third) return { screen: 'day', day: second, game: third };
  if (first === 'daily') return { screen: 'daily' };
  if (first === 'puzzles' && second) return { screen: 'puzzle', game: second, theme: third ?? null };
  if (first === 'puzzles') return { screen: 'puzzles' };
  if (first === 'me') return { screen: 'person', part: second === 'statistics' || second === 'ratings' || second === 'data' ? second : 'games' };
  if ((first === 'series' || first === 'tournament') && second) return { screen: 'contest', contest: second };
  if (first === 'series' || first === 'tournament') return { screen: 'contests' };
  if (first === 'club' && second) return { screen: 'club', club: second, link: third ?? null };
  if (first === 'club') return { screen: 'clubs' };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'guide' && second) return { screen: 'guide', game: second };
  return { screen: 'home' };
}

let route = $state.raw<Route>(read(location.pathname));
addEventListener('popstate', () => (route = read(location.pathname)));

export const current = (): Route => route;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route = read(path);
  if (!replace) scrollTo(0, 0);
}

/** For links: a plain click stays in the page, anything else is left to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
