/** Draws the gauge of an assessment on the picture card: its bands and a heart, without a value. */
import { ART, type Art, WIDTH } from '../../../kit/share-card/draw.ts';

const RADIUS = 250;
const THICKNESS = 56;
const BANDS = ['#2f9e6b', '#e0a52a', '#d2573f'] as const;
/** The gap between two bands, as a share of the half circle. */
const GAP = 0.03;
/** The outline of the heart, in a field of 100. */
const HEART = 'M50 88C20 66 8 50 8 32 8 18 18 8 30 8c8 0 16 4 20 12 4-8 12-12 20-12 12 0 22 10 22 24 0 18-12 34-42 56Z';

export const gaugeArt: Art = (context) => {
  context.translate(WIDTH / 2, ART.top + RADIUS + THICKNESS);
  context.lineWidth = THICKNESS;
  for (const [index, color] of BANDS.entries()) {
    const start = Math.PI * (1 + index / BANDS.length + (index > 0 ? GAP / 2 : 0));
    const end = Math.PI * (1 + (index + 1) / BANDS.length - (index < BANDS.length - 1 ? GAP / 2 : 0));
    context.strokeStyle = color;
    context.beginPath();
    context.arc(0, 0, RADIUS, start, end);
    context.stroke();
  }
  context.translate(-110, -140);
  context.scale(2.2, 2.2);
  context.fillStyle = '#0f7c70';
  context.fill(new Path2D(HEART));
};
