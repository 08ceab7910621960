/** Soft sounds, synthesised: no files, and none at all if the reader turned them off. Phones vibrate at the same moments. */
import { feels, settings } from './settings.svelte';

interface Voice {
  /** The notes, one after another, in hertz. */
  notes: readonly number[];
  /** How long each rings, in seconds. */
  rings: number;
  /** A knock of wood or a clink of metal before the notes: its pitch, or none. */
  knock: number;
  /** Milliseconds of vibration. */
  felt: number;
}
const VOICES = {
  lay: { notes: [], rings: 0.12, knock: 210, felt: 12 },
  take: { notes: [1568], rings: 0.16, knock: 2600, felt: 8 },
  reveal: { notes: [523, 784], rings: 0.45, knock: 320, felt: 18 },
  turn: { notes: [587, 880], rings: 0.5, knock: 0, felt: 30 },
  end: { notes: [523, 659, 784, 1047], rings: 0.7, knock: 0, felt: 40 },
} satisfies Record<string, Voice>;
export type Sound = keyof typeof VOICES;

const APART = 0.1;
/** Milliseconds until the last sound has long died away. */
const SILENT = 3000;
let context: AudioContext | null = null;
let closing = 0;

/** Nothing that happens while the reader is away makes a sound: no sound before the first tap. */
export function chime(kind: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const voice: Voice = VOICES[kind];
  if (settings.haptics && feels()) navigator.vibrate(voice.felt);
  if (!settings.sound || settings.volume === 0) return;
  // In a task of its own: opening the loudspeaker takes long enough to hold up what is being drawn.
  setTimeout(() => play(voice));
}

function play({ notes, rings, knock }: Voice): void {
  const speaker = (context ??= new AudioContext());
  // A loudspeaker that stays open costs as much while nothing sounds as while something does.
  clearTimeout(closing);
  closing = window.setTimeout(() => void speaker.suspend(), SILENT);
  // Always: a loudspeaker that is just being closed still says that it runs.
  void speaker.resume();
  const from = speaker.currentTime;
  if (knock > 0) ring(speaker, knock, from, 0.07, 'triangle', 0.5);
  notes.forEach((note, index) => ring(speaker, note, from + index * APART, rings, 'sine', 0.35));
}

/** One tone that is struck and dies away. */
function ring(on: AudioContext, frequency: number, start: number, lasts: number, type: OscillatorType, loud: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.985, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  // The ear hears ratios: the square makes the slider even.
  volume.gain.exponentialRampToValueAtTime(0.16 * loud * (settings.volume / 100) ** 2 + 0.0002, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}
