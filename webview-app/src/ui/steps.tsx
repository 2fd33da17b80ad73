import { useControlWords } from '../messages/control-words.ts';
import { classes } from './classes.ts';
import { Row } from './layout.tsx';
import styles from './steps.module.css';

/** Shows the step with the index `current` of a short flow: `<Steps names={['City', 'Institution', 'Date']} current={1} />` */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  const words = useControlWords().step;
  return (
    <div className={styles.short}>
      <div className={styles.bars} aria-hidden="true">
        {names.map((name, index) => (
          <i key={name} className={classes(index <= current && styles.done)} />
        ))}
      </div>
      <p className={styles.words} aria-live="polite">
        <b>{names[current]}</b> · {words.of(current + 1, names.length)}
      </p>
    </div>
  );
}

export interface ProgressProps {
  label: string;
  value: number;
  /** The value in words. Default: the percentage. */
  words?: string;
}

/** Shows the progress of a long task: an upload, a questionnaire. */
export function Progress({ label, value, words }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const valueText = words ?? `${percent}%`;
  return (
    <div className={styles.steps}>
      <Row as="p" gap={3} justify="between" size="s" tone="soft">
        <span>{label}</span>
        <span>{valueText}</span>
      </Row>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
