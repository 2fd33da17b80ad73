import type { ComponentProps } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { boxClasses, Labelled, type LabelledProps } from './labelled.tsx';
import styles from './text-area.module.css';
import { useTypedText } from './use-typed-text.ts';

export interface TextAreaProps extends LabelledProps {
  value: string;
  onChange: (value: string) => void;
  /** The maximum number of characters, shown as a counter. Default 200. */
  maxLength?: number;
  /** The number of visible lines. Default 4. */
  rows?: number;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: ComponentProps<'textarea'>['onBlur'];
  ref?: ComponentProps<'textarea'>['ref'];
}

/** Shows a multi-line input with a counter. `<TextArea label={t.refund.text} value={text} onChange={setText} maxLength={300} />` */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, value, onChange, maxLength = 200, rows = 4, onBlur, ...native } = props;
  const words = useControlWords();
  const text = useTypedText({ value, onChange, maxLength, onBlur });
  return (
    <Labelled label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(ids) => (
        <div className={classes(boxClasses(error, native.disabled), styles.box)}>
          <textarea
            {...native}
            {...ids}
            className={styles.area}
            rows={rows}
            {...text}
            // A browser scrolls only the line of the caret into view. A bar may cover the rest.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
          />
          <p className={styles.count}>
            <span aria-hidden="true">
              {value.length}/{maxLength}
            </span>
            <Hidden>{words.characters(value.length, maxLength)}</Hidden>
          </p>
        </div>
      )}
    </Labelled>
  );
}
