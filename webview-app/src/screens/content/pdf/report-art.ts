/** Draws a sheet with a tick on the picture card of a report, without text or values. */
import { ART, type Art, WIDTH } from '../../../kit/share-card/draw.ts';

const SHEET = { width: 300, height: 400 };
const LINES = [0.62, 0.8, 0.7, 0.44] as const;

export const reportArt: Art = (context) => {
  context.translate((WIDTH - SHEET.width) / 2, ART.top + 10);
  context.fillStyle = '#ffffff';
  context.strokeStyle = '#9ed4cc';
  context.lineWidth = 8;
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  context.strokeRect(0, 0, SHEET.width, SHEET.height);
  context.fillStyle = '#9ed4cc';
  for (const [index, length] of LINES.entries()) context.fillRect(44, 64 + index * 60, (SHEET.width - 88) * length, 16);
  context.translate(SHEET.width - 20, SHEET.height - 40);
  context.fillStyle = '#0f7c70';
  context.beginPath();
  context.arc(0, 0, 84, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 18;
  context.beginPath();
  context.moveTo(-36, 2);
  context.lineTo(-10, 28);
  context.lineTo(38, -26);
  context.stroke();
};
