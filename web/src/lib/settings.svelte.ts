/** What the reader prefers, remembered by this browser. */
import { keep, recall } from './kept';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');
const touch = matchMedia('(pointer: coarse)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');

class Settings {
  #chosen = $state<Theme | null>(recall('theme') as Theme | null);
  #system = $state<Theme>(systemTheme());
  confirm = $state((recall('confirm') ?? (touch.matches ? 'on' : 'off')) === 'on');
  sound = $state(recall('sound') !== 'off');
  name = $state(recall('name') ?? '');

  constructor() {
    system.addEventListener('change', () => (this.#system = systemTheme()));
  }
  /** The system's, also when it changes at dusk, until the reader has chosen. */
  get theme(): Theme {
    return this.#chosen ?? this.#system;
  }
  setTheme(theme: Theme): void {
    this.#chosen = theme;
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
