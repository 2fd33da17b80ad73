import { Check } from 'lucide-react';
import { useControlWords } from '../messages/control-words.ts';
import { numberFormat } from '../messages/formats.ts';
import { languageTag } from '../messages/index.ts';
import { inOneLine } from '../messages/join-text.ts';
import { classes } from './classes.ts';
import styles from './gauge.module.css';
import hidden from './hidden.module.css';
import { Hidden } from './hidden.tsx';

export interface GaugeBand {
  /** The lowest value of the band, which ends where the next band begins. */
  from: number;
  label: string;
  tone: 'good' | 'fair' | 'poor' | 'plain';
  /** The band's values in words. Default "60–80". */
  range?: string;
}

export interface GaugeProps {
  label: string;
  value: number;
  /** The bands from low to high. The first band begins at the gauge's minimum. */
  bands: readonly GaugeBand[];
  /** The end of the last band. */
  max: number;
  unit?: string;
}

const RADIUS = 84;
/** The gap between two bands, as a share of the arc. */
const GAP = 0.008;

/** Shows a value on a half circle of bands, with the bands as text below. */
export function Gauge({ label, value, bands, max, unit }: GaugeProps) {
  const words = useControlWords();
  const min = bands[0]?.from ?? 0;
  const share = (amount: number) => Math.min(1, Math.max(0, (amount - min) / (max - min || 1)));
  const number = numberFormat(languageTag());
  const currentBand = bands.filter((band) => value >= band.from).at(-1) ?? bands[0];
  const valueText = [number.format(value), unit].filter(Boolean).join(' ');
  const [x, y] = pointAt(share(value));
  return (
    <div className={styles.gauge}>
      <meter
        className={hidden.hidden}
        aria-label={label}
        aria-valuetext={inOneLine(valueText, currentBand?.label)}
        min={min}
        max={max}
        value={value}
      />
      <div className={styles.dial} aria-hidden="true">
        <svg viewBox="0 0 200 112" aria-hidden="true">
          {bands.map((band, index) => {
            const from = share(band.from) + (index ? GAP : 0);
            return (
              <path
                key={band.label}
                className={classes(styles.band, styles[band.tone])}
                d={arc(from, share(bands[index + 1]?.from ?? max))}
              />
            );
          })}
          <circle className={styles.marker} cx={x} cy={y} r="11" />
        </svg>
        <p className={styles.value}>
          <b>{number.format(value)}</b>
          {unit ? <span>{unit}</span> : null}
        </p>
      </div>
      <ul className={styles.bands} aria-label={label}>
        {bands.map((band, index) => (
          <li key={band.label} className={classes(styles.row, band === currentBand && styles.here)}>
            <i className={styles[band.tone]} aria-hidden="true">
              {band === currentBand ? <Check /> : null}
            </i>
            <span className={styles.name}>
              {band.label}
              {band === currentBand ? <Hidden> {words.gauge.here}</Hidden> : null}
            </span>
            <span className={styles.range}>
              {band.range ?? `${number.format(band.from)}–${number.format(bands[index + 1]?.from ?? max)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the point of the half circle at a fraction of its length, from the left. */
function pointAt(share: number): [x: number, y: number] {
  const angle = Math.PI * (1 - share);
  const round = (length: number) => Math.round(length * 100) / 100;
  return [round(100 + RADIUS * Math.cos(angle)), round(98 - RADIUS * Math.sin(angle))];
}

function arc(from: number, to: number): string {
  return `M${pointAt(from).join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(Math.max(from, to)).join(' ')}`;
}
