/**
 * The picture that a person passes on: drawn on a canvas of this page, with the phone's own letters and nothing loaded. It has what its page
 * says of it, and the code of a link that says nothing of the person.
 */
import { withEnd } from '../../platform/browser-waits.ts';
import { qrPicture } from '../qr-picture.ts';

/** Draws between `ART.top` and `ART.top + ART.size`, in the middle of the card's width. */
export type Art = (context: CanvasRenderingContext2D) => void;

export interface ShareCard {
  /** The large line. */
  readonly name: string;
  /** The line under it; '' for none. */
  readonly line: string;
  /** Under the code. */
  readonly scan: string;
  /** The whole address that the code leads to. */
  readonly link: string;
  readonly art: () => Promise<Art>;
}

export const WIDTH = 900;
export const HEIGHT = 1_200;
export const ART = { top: 130, size: 440 };
const CODE = 310;
const LETTERS = 'system-ui, -apple-system, sans-serif';
/** A longer name has smaller letters. */
const SHORT_NAME = 12;

/** Returns the picture as a PNG's data url; undefined where the browser does not draw. */
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

/** Returns false where the code's picture cannot be read: a card without its code is a card all the same. */
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
