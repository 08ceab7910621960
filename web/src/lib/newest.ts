import { beforePaint } from './paint';

/** Keeps a scrolling box at its newest line, the last, unless its reader has scrolled up. For `{@attach newest}`. */
export function newest(box: HTMLElement): () => void {
  let low = true;
  const heed = (): void => {
    low = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  const go = async (): Promise<void> => {
    await beforePaint();
    if (low) box.scrollTop = box.scrollHeight;
  };
  const growth = new MutationObserver(() => void go());
  growth.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener('scroll', heed);
  void go();
  return () => {
    growth.disconnect();
    box.removeEventListener('scroll', heed);
  };
}
