/**
 * The picture of a medal that a person passes on: drawn on a canvas of this page, with the phone's own letters and nothing loaded. It has the
 * medal's name and day, and the code of a link that says nothing of the person; no steps, no number, no name of theirs.
 */
import { lookOf, OUTLINES } from './medal-looks.ts';

export interface MedalCard {
  /** The address of the medal's picture, which tells its look. */
  readonly imgUrl: string;
  readonly name: string;
  /** The line under the name. */
  readonly day: string;
  /** Under the code. */
  readonly scan: string;
  /** The address of the code's picture, a data url; undefined where it could not be drawn. */
  readonly code: string | undefined;
}

export const WIDTH = 900;
export const HEIGHT = 1_200;
const CODE = 220;
/** The field in which the outlines are drawn. */
const FIELD = 120;
const MEDAL = 440;
const LETTERS = 'system-ui, -apple-system, sans-serif';

/** Returns the picture as a PNG's data url; undefined where the browser does not draw. */
export async function drawMedalCard(card: MedalCard): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  paper(context);
  medal(context, card.imgUrl);
  context.textAlign = 'center';
  line(context, card.name, 700, `700 ${card.name.length > 12 ? 52 : 68}px ${LETTERS}`, '#12312d');
  line(context, card.day, 770, `400 34px ${LETTERS}`, '#48635f');
  await code(context, card);
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

function medal(context: CanvasRenderingContext2D, imgUrl: string): void {
  const { shape, colors } = lookOf(imgUrl);
  const outline = new Path2D(OUTLINES[shape]);
  const scale = MEDAL / FIELD;
  context.save();
  context.translate((WIDTH - MEDAL) / 2, 130);
  context.scale(scale, scale);
  const rim = context.createLinearGradient(0, 0, FIELD, FIELD);
  for (const [at, color] of [
    [0, '#fff1c9'],
    [0.45, '#d9a441'],
    [0.6, '#f7dd9b'],
    [1, '#996515'],
  ] as const)
    rim.addColorStop(at, color);
  context.fillStyle = rim;
  context.fill(outline);
  const middle = FIELD / 2;
  context.translate(middle, middle);
  context.scale(0.86, 0.86);
  context.translate(-middle, -middle);
  const face = context.createRadialGradient(FIELD * 0.35, FIELD * 0.25, 4, middle, middle, FIELD * 0.7);
  for (const [at, color] of colors.entries()) face.addColorStop(at / (colors.length - 1), color);
  context.fillStyle = face;
  context.fill(outline);
  context.fillStyle = '#ffffff';
  context.translate(middle, middle);
  context.scale(0.42, 0.42);
  context.translate(-middle, -middle);
  context.fill(new Path2D(OUTLINES.star));
  context.restore();
}

function line(context: CanvasRenderingContext2D, text: string, y: number, font: string, color: string): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, WIDTH / 2, y, WIDTH - 96);
}

/** A card without its code is a card all the same. */
async function code(context: CanvasRenderingContext2D, { code: url, scan }: MedalCard): Promise<void> {
  if (url === undefined) return;
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return;
  }
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, (WIDTH - CODE) / 2, 860, CODE, CODE);
  line(context, scan, 1_130, `400 30px ${LETTERS}`, '#48635f');
}
