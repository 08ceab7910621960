import { spoken } from './words.svelte';

/** The link, asking for a preview in the reader's own language: a messenger that fetches it says none. */
export function inOwnLanguage(link: string): string {
  const address = new URL(link);
  address.searchParams.set('lang', spoken());
  return address.href;
}

/** Shares a link: through the phone's share sheet, or the clipboard. Returns whether it worked. */
export async function share(address: string): Promise<boolean> {
  const link = inOwnLanguage(address);
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: link });
    else await navigator.clipboard.writeText(link);
    return true;
  } catch {
    // Closed by the reader, or not allowed here: the link is in the address bar.
    return false;
  }
}
