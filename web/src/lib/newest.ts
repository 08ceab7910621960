/** Keeps a box that scrolls at its newest line, which is its last, unless its reader has gone further up. For `{@attach newest}`. */
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
