/** While a board is shown, the whole page is the table that it lies on. */
import './side.css';
import './top.css';

export function tableTop(kind: () => 'felt' | 'carpet' | 'stone'): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset['top'] = kind();
    return () => delete dataset['top'];
  });
}
