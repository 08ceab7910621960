/** While a board is shown, and while people gather for it, the whole page is the table. */
import './side.css';
import './top.css';

export type Top = 'felt' | 'carpet' | 'stone';

export function tableTop(kind: () => Top | null): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    const top = kind();
    if (top === null) return;
    dataset['top'] = top;
    return () => delete dataset['top'];
  });
}
