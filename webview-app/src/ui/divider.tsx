import styles from './divider.module.css';

/** A hairline between two parts of a card. */
export function Divider() {
  return <hr className={styles.divider} />;
}
