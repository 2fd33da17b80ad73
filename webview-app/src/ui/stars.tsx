import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { numberFormat } from '../messages/formats.ts';
import { languageTag } from '../messages/index.ts';
import { inOneLine } from '../messages/join-text.ts';
import { classes } from './classes.ts';
import { FieldNote } from './labelled.tsx';
import { Stack, Text } from './layout.tsx';
import styles from './stars.module.css';

const MAX_STARS = 5;
const STAR_NUMBERS = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

export interface StarsProps {
  /** The question above the stars. */
  label: string;
  /** The number of stars, 1 to 5, or 0 before a choice. */
  value: number;
  onChange: (value: number) => void;
  /**
   * The meanings of 1 to 5 stars, e.g. "Very poor" to "Very good". The chosen star's meaning is shown under the stars. Before a
   * choice the first and the last meaning are shown.
   */
  meanings?: readonly string[];
  hint?: ReactNode;
  error?: string | undefined;
  name?: string;
  onBlur?: () => void;
  /** Receives the first star, to focus when the answer is missing. */
  ref?: (element: HTMLInputElement | null) => void;
}

/** Shows a choice of 1 to 5 stars, as radio buttons. */
export function Stars({ label, value, onChange, meanings, hint, error, name, onBlur, ref }: StarsProps) {
  const words = useControlWords();
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const starLabel = (star: number) => inOneLine(words.stars.of(String(star), MAX_STARS), meanings?.[star - 1]);
  return (
    <Stack
      gap={1}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Text size="s" weight="medium" id={`${id}-label`}>
        {label}
      </Text>
      <div className={styles.choice}>
        <div className={styles.stars}>
          {STAR_NUMBERS.map((star) => (
            <label key={star} className={classes(styles.star, star <= value && styles.filled)}>
              <input
                className={styles.input}
                type="radio"
                ref={star === 1 ? ref : undefined}
                name={name ?? id}
                value={star}
                checked={star === value}
                aria-label={starLabel(star)}
                onBlur={onBlur}
                onChange={() => onChange(star)}
              />
              <Star aria-hidden="true" />
            </label>
          ))}
        </div>
        {value > 0 ? (
          <Text as="span" size="l" tone="warm" weight="bold" tight aria-hidden="true">
            {meanings?.[value - 1] ?? `${value}/${MAX_STARS}`}
          </Text>
        ) : meanings ? (
          <span className={styles.ends} aria-hidden="true">
            <span>{meanings[0]}</span>
            <span>{meanings[MAX_STARS - 1]}</span>
          </span>
        ) : null}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </Stack>
  );
}

export interface RatingProps {
  value: number;
  /** The rating as a word instead of the number. The stars are then large, as the subject of the page. */
  meaning?: string | undefined;
}

/** Shows a rating: 4.5 is four and a half stars, with the number beside them. */
export function Rating({ value, meaning }: RatingProps) {
  const words = useControlWords();
  const valueText = numberFormat(languageTag(), { maximumFractionDigits: 1 }).format(value);
  const row = STAR_NUMBERS.map((star) => <Star key={star} />);
  return (
    <span
      className={classes(styles.rating, meaning && styles.large)}
      role="img"
      aria-label={words.stars.of(valueText, MAX_STARS)}
    >
      <span className={styles.row}>
        {row}
        <span className={styles.part} style={{ width: `${Math.min(1, Math.max(0, value / MAX_STARS)) * 100}%` }}>
          {row}
        </span>
      </span>
      <span>{meaning ?? valueText}</span>
    </span>
  );
}
