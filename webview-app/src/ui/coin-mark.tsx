import styles from './coin-mark.module.css';

/** Draws a coin as high as the text beside it. */
export function CoinMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.6" fill="#e8891a" />
      <circle cx="10" cy="10" r="7.4" fill="#f6b23c" />
      <path
        d="M10 14.4C6.6 11.9 5.5 10.5 5.5 8.7A2.3 2.3 0 0 1 10 7.9A2.3 2.3 0 0 1 14.5 8.7C14.5 10.5 13.4 11.9 10 14.4Z"
        fill="#fff"
      />
    </svg>
  );
}
