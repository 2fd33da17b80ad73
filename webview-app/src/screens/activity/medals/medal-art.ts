/** Draws a medal on the picture card, with the outlines and colours of the page. */
import { ART, type Art, WIDTH } from '../../../kit/share-card/draw.ts';
import { designOf, OUTLINES } from './medal-looks.ts';

/** The size of the field in which the outlines are drawn. */
const FIELD = 120;
const MIDDLE = FIELD / 2;
const GOLD = [
  [0, '#fff1c9'],
  [0.45, '#d9a441'],
  [0.6, '#f7dd9b'],
  [1, '#996515'],
] as const;

export const medalArt =
  (imgUrl: string): Art =>
  (context) => {
    const { shape, colors } = designOf(imgUrl);
    const outline = new Path2D(OUTLINES[shape]);
    context.translate((WIDTH - ART.size) / 2, ART.top);
    context.scale(ART.size / FIELD, ART.size / FIELD);
    const rim = context.createLinearGradient(0, 0, FIELD, FIELD);
    for (const [offset, color] of GOLD) rim.addColorStop(offset, color);
    context.fillStyle = rim;
    context.fill(outline);
    scaleAroundMiddle(context, 0.86);
    const face = context.createRadialGradient(FIELD * 0.35, FIELD * 0.25, 4, MIDDLE, MIDDLE, FIELD * 0.7);
    for (const [index, color] of colors.entries()) face.addColorStop(index / (colors.length - 1), color);
    context.fillStyle = face;
    context.fill(outline);
    context.fillStyle = '#ffffff';
    scaleAroundMiddle(context, 0.42);
    context.fill(new Path2D(OUTLINES.star));
  };

/** Scales the following drawing around the same middle. */
function scaleAroundMiddle(context: CanvasRenderingContext2D, share: number): void {
  context.translate(MIDDLE, MIDDLE);
  context.scale(share, share);
  context.translate(-MIDDLE, -MIDDLE);
}
