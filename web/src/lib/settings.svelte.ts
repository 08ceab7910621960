/** What the reader prefers, remembered by this browser. */
import { keep, recall } from './kept';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const touch = matchMedia('(pointer: coarse)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  theme = $state<Theme>((recall('theme') as Theme | null) ?? (system.matches ? 'dark' : 'light'));
  confirm = $state((recall('confirm') ?? (touch.matches ? 'on' : 'off')) === 'on');
  sound = $state(recall('sound') !== 'off');
  name = $state(recall('name') ?? '');

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
  }
  setConfirm(on: boolean): void {
    this.confirm = on;
    keep('confirm', on ? 'on' : 'off');
  }
  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }
  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
export const motion = (): boolean => !still.matches && document.visibilityState === 'visible';
