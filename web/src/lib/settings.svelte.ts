/** The reader's preferences, remembered by this browser. */
import { keep, recall } from './kept';

export type Theme = 'light' | 'dark';
/** What can be chosen: one of the themes, or what the system shows. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** The opponents in a quick game. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];
/** How fast the moves of others are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Whether a coach looks at moves against bots, and from when on it speaks. */
export const COACHING = ['off', 'blunders', 'mistakes', 'slips'] as const;
export type Coaching = (typeof COACHING)[number];
const isSpeed = (text: string | null): text is Speed => SPEEDS.some((speed) => speed === text);

const system = matchMedia('(prefers-color-scheme: dark)');
const touch = matchMedia('(pointer: coarse)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');
function recallTheme(): Theme | null {
  const kept = recall('theme');
  return kept === 'light' || kept === 'dark' ? kept : null;
}
function recallSpeed(): Speed {
  const kept = recall('speed');
  return isSpeed(kept) ? kept : 'normal';
}
function recallVolume(): number {
  const kept = Number(recall('volume') ?? 60);
  return kept >= 0 && kept <= 100 ? kept : 60;
}

class Settings {
  #chosen = $state<Theme | null>(recallTheme());
  #system = $state<Theme>(systemTheme());
  /** Whether the last tap of a move needs confirmation, on every device: nothing is played by mistake. */
  confirm = $state(recall('confirm') !== 'off');
  sound = $state(recall('sound') !== 'off');
  /** From 0 to 100. */
  volume = $state(recallVolume());
  haptics = $state(recall('haptics') !== 'off');
  speed = $state<Speed>(recallSpeed());
  name = $state(recall('name') ?? '');
  /** Whether stones have a letter besides their shape. */
  letters = $state(recall('letters') !== 'off');
  /** `null` until the reader has chosen. */
  coach = $state<Coaching | null>(COACHING.find((one) => one === recall('coach')) ?? null);
  strength = $state<Strength>(STRENGTHS.find((one) => one === recall('strength')) ?? 'medium');

  constructor() {
    system.addEventListener('change', () => (this.#system = systemTheme()));
  }
  /** The system's, also when it changes at dusk, until the reader has chosen. */
  get theme(): Theme {
    return this.#chosen ?? this.#system;
  }
  get chosenTheme(): (typeof THEMES)[number] {
    return this.#chosen ?? 'system';
  }
  setTheme(theme: (typeof THEMES)[number]): void {
    this.#chosen = theme === 'system' ? null : theme;
    keep('theme', theme);
  }
  setLetters(on: boolean): void {
    this.letters = on;
    keep('letters', on ? 'on' : 'off');
  }
  setStrength(strength: Strength): void {
    this.strength = strength;
    keep('strength', strength);
  }
  setConfirm(on: boolean): void {
    this.confirm = on;
    keep('confirm', on ? 'on' : 'off');
  }
  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }
  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }
  setHaptics(on: boolean): void {
    this.haptics = on;
    keep('haptics', on ? 'on' : 'off');
  }
  setSpeed(speed: string): void {
    if (!isSpeed(speed)) return;
    this.speed = speed;
    keep('speed', speed);
  }
  setCoach(coach: string): void {
    this.coach = COACHING.find((one) => one === coach) ?? 'off';
    keep('coach', this.coach);
  }
  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
/** Whether moves are shown one after another: someone is looking, and wants it. */
export const paced = (): boolean => settings.speed !== 'instant' && document.visibilityState === 'visible';
/** Whether things may move. If not, highlights say the same. */
export const motion = (): boolean => paced() && !still.matches;
/** Whether this device can vibrate. */
export const feels = (): boolean => touch.matches && 'vibrate' in navigator;
