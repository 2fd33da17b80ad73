import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it does, for a screen reader. */
  label: string;
  icon: ReactNode;
}

/** A 44 px button that is only an icon. `<IconButton label={t.common.close} icon={<X aria-hidden />} onClick={close} />` */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
