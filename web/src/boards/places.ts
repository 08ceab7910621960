/** Places on a board, by the names between which things travel there (`data-at`, see lib/fly.ts). */
export const place = (name: string): string => `[data-at="${name}"]`;
