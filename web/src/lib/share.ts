/** A link on its way to a friend: through the phone's own sheet, or the clipboard. Says whether it got there. */
export async function share(link: string): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: link });
    else await navigator.clipboard.writeText(link);
    return true;
  } catch {
    // Closed by the reader, or not allowed here: the link stands in the address line.
    return false;
  }
}
