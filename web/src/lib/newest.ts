/** Keeps a scrolling box at its newest line, the last, unless its reader has scrolled up. For `{@attach newest}`. */
export function newest(box: HTMLElement): () => void {
  let low = true;
  const heed = (): void => {
    low = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  const go = (): void => {
    if (low) box.scrollTop = box.scrollHeight;
  };
  const growth = new MutationObserver(go);
  growth.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener('scroll', heed);
  go();
  return () => {
    growth.disconnect();
    box.removeEventListener('scroll', heed);
  };
}
