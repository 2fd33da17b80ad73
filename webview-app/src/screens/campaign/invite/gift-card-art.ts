/** Draws a present on the picture card of an invitation, like on the campaign's pages. */
import { colours } from '../../../installation/colours.ts';
import { ART, type Art, WIDTH } from '../../../kit/share-card/draw.ts';

/** The drawing's box in the drawing's coordinates, and its scale on the card. */
const FIELD = { left: 186, top: 56, width: 268, scale: 1.65 };

const { brand, brandDeep, brandLine } = colours.light;

const PARTS = [
  ['#ee7f4f', 'M206 172h228v132a14 14 0 0 1-14 14H220a14 14 0 0 1-14-14z'],
  ['#d56a3e', 'M206 172h228v26H206z'],
  ['#f5a97c', 'M200 130h240a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H200a12 12 0 0 1-12-12v-32a12 12 0 0 1 12-12z'],
  [brand, 'M296 130h48v188h-48z'],
  [brandDeep, 'M296 186h48v14h-48z'],
  [brand, 'M318 130c-46-8-96-30-90-62 6-30 64-22 92 62zm4 0c46-8 96-30 90-62-6-30-64-22-92 62z'],
  [brandDeep, 'M316 128c-26-10-60-26-58-44 4-16 40-6 58 44zm8 0c26-10 60-26 58-44-4-16-40-6-58 44z'],
  [brandLine, 'M304 128a16 16 0 1 0 32 0a16 16 0 1 0-32 0z'],
] as const;

export const giftCardArt: Art = (context) => {
  const { left, top, width, scale } = FIELD;
  context.translate((WIDTH - width * scale) / 2, ART.top);
  context.scale(scale, scale);
  context.translate(-left, -top);
  for (const [color, path] of PARTS) {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  }
};
