/** Soft sounds, made on the spot: no files, and none at all if the reader turned them off. */
import { settings } from './settings.svelte';

const NOTES: Record<string, readonly number[]> = { lay: [392], reveal: [523, 659], take: [440], turn: [587, 784], end: [523, 659, 784] };
let context: AudioContext | null = null;

export function chime(kind: keyof typeof NOTES): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const from = context.currentTime;
  (NOTES[kind] ?? []).forEach((frequency, index) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const start = from + index * 0.09;
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.05, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0004, start + 0.35);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
