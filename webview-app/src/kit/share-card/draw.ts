/**
 * Draws a picture card to share, on a canvas with the phone's own fonts and without loading anything. It has the texts of its page
 * and the QR code of a link without personal data.
 */
import { withEnd } from '../../platform/browser-waits.ts';
import { qrPicture } from '../pictures/qr-picture.ts';

/** Draws between `ART.top` and `ART.top + ART.size`, in the middle of the card's width. */
export type Art = (context: CanvasRenderingContext2D) => void;

export interface ShareCard {
  /** The large line. */
  readonly name: string;
  /** The line under it; '' for none. */
  readonly line: string;
  /** The text below the code. */
  readonly scan: string;
  /** The complete address in the code. */
  readonly link: string;
  readonly art: () => Promise<Art>;
}

export const WIDTH = 900;
export const HEIGHT = 1_200;
export const ART = { top: 130, size: 440 };
const CODE = 310;
const LETTERS = 'system-ui, -apple-system, sans-serif';
/** The length above which a name has a smaller font. */
const SHORT_NAME = 12;

/** Returns the picture as the data URL of a PNG; undefined if the browser cannot draw it. */
export async function drawShareCard({ name, line, scan, link, art }: ShareCard): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const [draw, code] = await Promise.all([art(), qrPicture(link).catch(() => undefined)]);
  paper(context);
  context.save();
  draw(context);
  context.restore();
  context.textAlign = 'center';
  write(context, name, 700, `700 ${name.length > SHORT_NAME ? 52 : 68}px ${LETTERS}`, '#12312d');
  if (line) write(context, line, 770, `400 34px ${LETTERS}`, '#48635f');
  if (code && (await drawCode(context, code))) write(context, scan, 1_156, `400 30px ${LETTERS}`, '#48635f');
  const url = canvas.toDataURL('image/png');
  return url.startsWith('data:image/png') ? url : undefined;
}

function paper(context: CanvasRenderingContext2D): void {
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, '#e3f6f3');
  ground.addColorStop(1, '#ffffff');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function write(context: CanvasRenderingContext2D, text: string, y: number, font: string, color: string): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, WIDTH / 2, y, WIDTH - 96);
}

/** Draws the code. Returns false if its picture cannot be decoded; the card then has no code. */
async function drawCode(context: CanvasRenderingContext2D, url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  try {
    await withEnd('picture', () => picture.decode());
  } catch {
    return false;
  }
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, (WIDTH - CODE) / 2, 806, CODE, CODE);
  return true;
}
