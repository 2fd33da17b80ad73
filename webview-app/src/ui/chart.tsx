import { useLayoutEffect, useRef } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { numberFormat } from '../messages/formats.ts';
import { languageTag } from '../messages/index.ts';
import styles from './chart.module.css';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';
import { Row, Text } from './layout.tsx';

export interface Bar {
  /** The text under the bar, short, e.g. "Mon". */
  label: string;
  /** The label in full, for the table, e.g. "Monday, May 4". Default `label`. */
  name?: string;
  value: number;
  /** Marks today's bar. The chart opens scrolled to it. */
  now?: boolean;
}

export interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  /** Draws a line at this value. Bars that reach it are filled. */
  goal?: number | undefined;
  /** The unit after each value in the table, e.g. "steps". */
  unit: string;
}

/** The maximum number of bars that never scroll, whatever the text size. */
const MAX_UNSCROLLED = 3;

/** Shows bars with an optional goal line, and the same values as a table for screen readers. Many bars scroll sideways. */
export function BarChart({ label, bars, goal, unit }: BarChartProps) {
  const words = useControlWords();
  const strip = useRef<HTMLDivElement>(null);
  const currentIndex = bars.findIndex((bar) => bar.now);
  const maxValue = Math.max(goal ?? 0, ...bars.map((bar) => barValue(bar.value))) || 1;
  const reachesGoal = (bar: Bar) => goal === undefined || bar.value >= goal;
  const fullFormat = numberFormat(languageTag());
  const shortFormat = numberFormat(languageTag(), { notation: 'compact', maximumFractionDigits: 1 });

  useLayoutEffect(() => {
    const bar = strip.current?.querySelectorAll<HTMLElement>('[data-bar]')[currentIndex];
    if (bar && strip.current) strip.current.scrollLeft = bar.offsetLeft + bar.offsetWidth - strip.current.clientWidth;
  }, [currentIndex]);

  return (
    <figure className={styles.chart}>
      <Row as="figcaption" gap={3} lines={0} wrap align="center" justify="between">
        <Text as="span" weight="bold">
          {label}
        </Text>
        {goal === undefined ? null : (
          <span className={styles.legend}>
            <i aria-hidden="true" />
            {words.chart.goal(fullFormat.format(goal))}
          </span>
        )}
      </Row>
      <div
        className={styles.strip}
        ref={strip}
        role="img"
        aria-label={
          goal === undefined ? label : words.chart.summary(label, bars.filter(reachesGoal).length, bars.length)
        }
        // A scrolling area must be reachable by keyboard.
        tabIndex={bars.length > MAX_UNSCROLLED ? 0 : undefined}
      >
        <div className={styles.plot}>
          {bars.map((bar) => (
            <div key={bar.label} className={classes(styles.column, bar.now && styles.now)} data-bar>
              <div className={styles.track}>
                <span>{shortFormat.format(barValue(bar.value))}</span>
                <i
                  className={classes(reachesGoal(bar) && styles.reached)}
                  style={{ height: percentOf(barValue(bar.value), maxValue) }}
                />
              </div>
              <span className={styles.label}>{bar.label}</span>
            </div>
          ))}
          {goal === undefined ? null : (
            <div className={styles.ruler}>
              <i style={{ height: percentOf(goal, maxValue) }} />
            </div>
          )}
        </div>
      </div>
      <div className={hidden.hidden}>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.name ?? bar.label}</th>
                <td>
                  {fullFormat.format(barValue(bar.value))} {unit}
                  {goal !== undefined && reachesGoal(bar) ? `, ${words.chart.reached}` : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Returns the value that a bar shows: 0 for a negative value or NaN. */
const barValue = (value: number): number => Math.max(0, value || 0);
const percentOf = (value: number, maxValue: number): string => `${(value / maxValue) * 100}%`;
