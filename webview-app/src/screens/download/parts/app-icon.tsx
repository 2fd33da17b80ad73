import { useId } from 'react';
import styles from './app-icon.module.css';

/** Shows the app's icon, a heart with a pulse. It is decorative, because the name is beside it. */
export function AppIcon() {
  const id = useId();
  return (
    <svg className={styles.icon} viewBox="0 0 96 96" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2fc4b2" />
          <stop offset="1" stopColor="#07655c" />
        </linearGradient>
      </defs>
      <rect width="96" height="96" rx="22" fill={`url(#${id})`} />
      <circle cx="80" cy="10" r="34" fill="#ffffff" opacity="0.12" />
      <path
        d="M48 74C30 61 20 50 20 37.5A14.5 14.5 0 0 1 48 32A14.5 14.5 0 0 1 76 37.5C76 50 66 61 48 74Z"
        fill="#ffffff"
      />
      <path
        d="M25 47H38L43 37L51 57L56 47H71"
        fill="none"
        stroke="#e8791a"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
