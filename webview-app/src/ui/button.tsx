import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface ButtonStyle {
  /** The meaning: the main action, an alternative, a side action, or a harmful action. Default `primary`. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` is 44 px high, else 52 px. */
  small?: boolean;
  /** Makes the button as wide as its container. */
  wide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows that the action is running. The button keeps its label and position, is read out as "Requesting", and ignores taps. */
  busy?: boolean;
}

function buttonClass(tone: ButtonStyle['tone'] = 'primary', small = false, wide = false): string {
  return classes(styles.button, styles[tone], small && styles.small, wide && styles.wide);
}

/** Renders an action. `<Button busy={form.busy} wide>{t.login.submit}</Button>`. The default `type` is `button`. */
export function Button({ tone, small, wide, icon, busy = false, onClick, children, ...rest }: ButtonProps) {
  const t = useText();
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(tone, small, wide), busy && styles.busy)}
      // Not `disabled` while busy: a disabled button would lose the focus, and a screen reader its position.
      aria-disabled={busy || rest['aria-disabled']}
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

export type LinkButtonProps = ButtonStyle & Omit<AnchorProps, 'className'> & ({ to: string } | { href: string });

/** Renders a link that looks like a button. Use it for navigation (`tel:` too), never for an action. */
export function LinkButton({ tone, small, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={buttonClass(tone, small, wide)}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** The action in words, for a screen reader. */
  label: string;
  icon: ReactNode;
}

/** Renders a 44 px button with only an icon. `<IconButton label={t.common.close} icon={<X aria-hidden />} onClick={close} />` */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.iconOnly} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
