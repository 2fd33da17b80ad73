import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';
import styles from './picture-options.module.css';

export interface PictureOption {
  value: string;
  /** A proper name, which is not translated. */
  label: string;
  /** A `Picture`, described by the words beside it. */
  picture?: ReactNode;
  /** A second line that distinguishes the option from the others. */
  text?: ReactNode;
  /** A last, quiet line. */
  foot?: ReactNode;
  /** `ActionWord`s in a row below the words. They do not choose the option. */
  actions?: ReactNode;
}

export interface PictureOptionsProps {
  /** The question. It is only read out, because the visible heading contains it. */
  label: string;
  options: readonly PictureOption[];
  /** The chosen value, or ''. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the chosen value when it is tapped again. */
  onAgain?: (value: string) => void;
}

/**
 * Shows choices with pictures as radio cards. The whole card is the target. Each card has a ring. The chosen card has a border and a tick
 * in its ring.
 */
export function PictureOptions({ label, options, value, onChange, onAgain }: PictureOptionsProps) {
  const id = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-labelledby={`${id}-label`}>
      <p className={hidden.hidden} id={`${id}-label`}>
        {label}
      </p>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <div key={option.value} className={classes(styles.card, chosen && styles.chosen)}>
            <label className={styles.option}>
              <input
                className={styles.input}
                type="radio"
                name={id}
                value={option.value}
                checked={chosen}
                onChange={() => onChange(option.value)}
                onClick={chosen && onAgain ? () => onAgain(option.value) : undefined}
              />
              {option.picture ? (
                <span className={styles.picture} aria-hidden="true">
                  {option.picture}
                </span>
              ) : null}
              <span className={styles.words}>
                <span className={styles.label} translate="no">
                  {option.label}
                </span>
                {option.text}
                {option.foot ? <span className={styles.foot}>{option.foot}</span> : null}
              </span>
            </label>
            <span className={styles.mark} aria-hidden="true">
              {chosen ? <Check size={16} strokeWidth={3} /> : null}
            </span>
            {option.actions ? <div className={styles.actions}>{option.actions}</div> : null}
          </div>
        );
      })}
    </div>
  );
}

export interface ActionWordProps extends LinkTarget {
  children: string;
  /** The full text for a screen reader. It contains the visible text. */
  label: string;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Renders a short text as a link, or without an address as a button. */
export function ActionWord({ children, label, icon, onClick, ...target }: ActionWordProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  return (target.to ?? target.href) ? (
    <Anchor className={styles.word} aria-label={label} onClick={onClick} {...target}>
      {content}
    </Anchor>
  ) : (
    <button type="button" className={styles.word} aria-label={label} onClick={onClick}>
      {content}
    </button>
  );
}
