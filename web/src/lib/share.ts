/** Shares a link: through the phone's share sheet, or the clipboard. Returns whether it worked. */
export async function share(link: string): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: link });
    else await navigator.clipboard.writeText(link);
    return true;
  } catch {
    // Closed by the reader, or not allowed here: the link is in the address bar.
    return false;
  }
}
