import { qrCode } from '../rules/qr-code.ts';
import styles from './qr-picture.module.css';

/** Modules of light around a code: a camera needs them. */
const QUIET = 4;

export interface QrPictureProps {
  /** The text in the code: a public address without anything personal. */
  text: string;
  /** Describes the picture. */
  label: string;
}

/** A QR code, dark on white in any colour scheme. Nothing for a text that is too long for one (666 bytes). */
export function QrPicture({ text, label }: QrPictureProps) {
  const code = qrCode(text);
  if (!code) return null;
  const size = code.length + 2 * QUIET;
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#11201e" shapeRendering="crispEdges" />
    </svg>
  );
}
