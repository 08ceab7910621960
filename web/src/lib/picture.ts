/** A picture of a result to send to friends: drawn here, from what everyone at the table knows. */
import { COLOURS } from '../art/cuts';
import { stone } from '../art/rendered';

export interface Result {
  game: string;
  headline: string;
  /** From the first to the last. */
  places: readonly { rank: number; seat: number; name: string; score: string }[];
}

const WIDE = 1200;
const HIGH = 630;
const MARGIN = 84;

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error(address));
    image.src = address;
  });
}

/** A colour of the page, as shown now. */
const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The largest letters that fit a width. */
function fitted(pen: CanvasRenderingContext2D, text: string, family: string, largest: number, room: number): void {
  for (let size = largest; size > 18; size -= 2) {
    pen.font = `600 ${size}px ${family}`;
    if (pen.measureText(text).width <= room) return;
  }
}

function cloth(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = colour('--velvet-dark');
  pen.fillRect(0, 0, WIDE, HIGH);
  const light = pen.createRadialGradient(260, -60, 40, 260, -60, 1000);
  light.addColorStop(0, 'rgb(255 225 170 / 0.5)');
  light.addColorStop(0.45, 'rgb(255 205 140 / 0.14)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.45)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.strokeStyle = 'rgb(226 189 109 / 0.75)';
  pen.lineWidth = 3;
  pen.strokeRect(28, 28, WIDE - 56, HIGH - 56);
}

async function stones(pen: CanvasRenderingContext2D): Promise<void> {
  const pictures = await Promise.all(COLOURS.map((gem) => load(stone(gem))));
  for (const [index, picture] of pictures.entries()) {
    pen.save();
    pen.shadowColor = 'rgb(0 0 0 / 0.55)';
    pen.shadowBlur = 22;
    pen.shadowOffsetY = 12;
    pen.drawImage(picture, WIDE - MARGIN - 6 * 82 + index * 82, 66, 72, 72);
    pen.restore();
  }
}

function ranking(pen: CanvasRenderingContext2D, places: Result['places'], serif: string, sans: string): void {
  const step = Math.min(74, (HIGH - 350) / places.length);
  for (const [index, { rank, seat, name, score }] of places.entries()) {
    const y = 284 + index * step;
    pen.fillStyle = rank === 1 ? 'rgb(255 240 205 / 0.16)' : 'rgb(0 0 0 / 0.22)';
    pen.beginPath();
    pen.roundRect(MARGIN, y, WIDE - 2 * MARGIN, step - 10, 14);
    pen.fill();
    const middle = y + (step - 10) / 2;
    pen.beginPath();
    pen.fillStyle = colour(`--seat-${seat}`);
    pen.arc(MARGIN + 46, middle, step * 0.27, 0, 7);
    pen.fill();
    pen.fillStyle = '#fff6e6';
    pen.font = `700 ${Math.round(step * 0.32)}px ${sans}`;
    pen.textAlign = 'center';
    pen.fillText(String(rank), MARGIN + 46, middle + 1);
    pen.textAlign = 'left';
    fitted(pen, name, serif, Math.round(step * 0.46), 640);
    pen.fillText(name, MARGIN + 90, middle + 1);
    pen.textAlign = 'right';
    pen.font = `700 ${Math.round(step * 0.42)}px ${sans}`;
    pen.fillText(score, WIDE - MARGIN - 28, middle + 1);
    pen.textAlign = 'left';
  }
}

export async function picture({ game, headline, places }: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const [serif, sans] = [colour('--serif'), colour('--sans')];
  cloth(pen);
  await stones(pen);
  pen.textBaseline = 'middle';
  pen.fillStyle = '#e2bd6d';
  fitted(pen, `Cabochon · ${game}`, serif, 34, 480);
  pen.fillText(`Cabochon · ${game}`, MARGIN, 104);
  pen.fillStyle = '#fff6e6';
  fitted(pen, headline, serif, 76, WIDE - 2 * MARGIN);
  pen.fillText(headline, MARGIN, 214);
  ranking(pen, places, serif, sans);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** Shares through the phone's share sheet if it accepts pictures; otherwise saves a file. Returns whether it worked. */
export async function send(blob: Blob, name: string): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch {
      // Closed by the reader.
      return false;
    }
  }
  save(blob, name);
  return true;
}

/** Saves a file for the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
