import { Minus, Plus } from 'lucide-react';
import { TextField } from '../../kit/form/text-fields.tsx';
import { middleOf, nextValue, rangeOf } from '../../rules/number-steps.ts';
import { numberOf, type Question } from '../../rules/questionnaire.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { boundsText } from './answer-words.ts';
import styles from './number-field.module.css';
import { useQuestionnaireWords } from './words/index.ts';

interface NumberFieldProps extends Pick<FieldProps, 'value' | 'onChange' | 'error' | 'ref'> {
  question: Question;
}

/** Shows a field for a number, with a slider and step buttons. Without both bounds the number can only be typed. */
export function NumberField({ question, value, onChange, error, ref }: NumberFieldProps) {
  const words = useQuestionnaireWords();
  const range = rangeOf(question);
  const { unit, title } = question;
  const number = numberOf(value.trim());
  const step = (direction: 1 | -1) => range && onChange(nextValue(range, number, direction));
  return (
    <div className={classes(styles.number, range && styles.stepped)}>
      <TextField
        form="amount"
        label={words.answer}
        autoComplete="off"
        required
        hint={boundsText(question, words)}
        value={value}
        onChange={onChange}
        error={error}
        ref={ref}
        {...(range && {
          prefix: (
            <IconButton label={words.less} icon={<Minus size={22} aria-hidden="true" />} onClick={() => step(-1)} />
          ),
        })}
        suffix={
          <>
            {unit ? <span>{unit}</span> : null}
            {range ? (
              <IconButton label={words.more} icon={<Plus size={22} aria-hidden="true" />} onClick={() => step(1)} />
            ) : null}
          </>
        }
      />
      {range ? (
        <input
          type="range"
          className={classes(styles.slider, number === undefined && styles.unset)}
          aria-label={words.slide(title)}
          aria-valuetext={number === undefined ? words.unset : `${value.trim()} ${unit ?? ''}`.trim()}
          {...range}
          value={number ?? middleOf(range)}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </div>
  );
}
