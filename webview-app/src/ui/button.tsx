import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface Look {
  /** The meaning: the one main action, an alternative, a side action, or an action that harms. Default `primary`. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` is 44 px high, else 52 px. */
  small?: boolean;
  /** Makes the button as wide as its container. */
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** The action runs: the button keeps its words and its place, says "Requesting", and ignores taps. */
  busy?: boolean;
}

function look(tone: Look['tone'] = 'primary', small = false, wide = false): string {
  return classes(styles.button, styles[tone], small && styles.small, wide && styles.wide);
}

/** An action. `<Button busy={form.busy} wide>{t.login.submit}</Button>`; `type` is `button` unless told. */
export function Button({ tone, small, wide, icon, busy = false, onClick, children, ...rest }: ButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      {...rest}
      className={classes(look(tone, small, wide), busy && styles.busy)}
      // Not `disabled` while busy: the focus would be lost, and with it a screen reader's place.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Dots label={t.common.requesting} /> : icon}
      <span>{children}</span>
    </button>
  );
}

function Dots({ label }: { label: string }) {
  return (
    <span className={styles.dots} role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  );
}

export type LinkButtonProps = Look & Omit<AnchorProps, 'className'> & ({ to: string } | { href: string });

/** A link that looks like a button: for going somewhere (`tel:` too), never for doing something. */
export function LinkButton({ tone, small, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={look(tone, small, wide)}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Says what it does, for a screen reader. */
  label: string;
  icon: ReactNode;
}

/** A 44 px button that is only an icon. `<IconButton label={t.common.close} icon={<X aria-hidden />} onClick={close} />` */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.iconOnly} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
