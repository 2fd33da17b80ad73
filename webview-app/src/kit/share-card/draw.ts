/**
 * Draws a picture card to share, on a canvas with the phone's system fonts and without a request. It contains the texts of its page and
 * the QR code of a link without personal data.
 */
import { colours } from '../../installation/colours.ts';
import { withEnd } from '../../platform/browser-waits.ts';
import { qrPicture } from '../pictures/qr-picture.ts';

/** Draws the card's artwork between `ART.top` and `ART.top + ART.size`, in the middle of the card's width. */
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
const CODE_SIZE = 310;
const FONT_FAMILY = 'system-ui, -apple-system, sans-serif';
/** The maximum length of a name in the large font. */
const MAX_SHORT_NAME = 12;

/** Returns the picture as the data URL of a PNG, or undefined if the browser cannot draw it. */
export async function drawShareCard({ name, line, scan, link, art }: ShareCard): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const [draw, code] = await Promise.all([art(), qrPicture(link).catch(() => undefined)]);
  fillBackground(context);
  context.save();
  draw(context);
  context.restore();
  context.textAlign = 'center';
  drawText(context, name, 700, `700 ${name.length > MAX_SHORT_NAME ? 52 : 68}px ${FONT_FAMILY}`, '#12312d');
  if (line) drawText(context, line, 770, `400 34px ${FONT_FAMILY}`, '#48635f');
  if (code && (await drawCode(context, code))) drawText(context, scan, 1_156, `400 30px ${FONT_FAMILY}`, '#48635f');
  const url = canvas.toDataURL('image/png');
  return url.startsWith('data:image/png') ? url : undefined;
}

function fillBackground(context: CanvasRenderingContext2D): void {
  const gradient = context.createLinearGradient(0, 0, 0, HEIGHT);
  gradient.addColorStop(0, colours.light.brandTint);
  gradient.addColorStop(1, '#ffffff');
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawText(context: CanvasRenderingContext2D, text: string, y: number, font: string, color: string): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, WIDTH / 2, y, WIDTH - 96);
}

/** Draws the code. Returns false if its picture cannot be decoded. The card then has no code. */
async function drawCode(context: CanvasRenderingContext2D, url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  try {
    await withEnd('picture', () => picture.decode());
  } catch {
    return false;
  }
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, (WIDTH - CODE_SIZE) / 2, 806, CODE_SIZE, CODE_SIZE);
  return true;
}
