import styles from './app-icon.module.css';

/** Shows the app's icon: the provider's mark. It is decorative, because the name is beside it. */
export const AppIcon = () => (
  <svg className={styles.icon} aria-hidden="true">
    <use href="#mark" />
  </svg>
);
