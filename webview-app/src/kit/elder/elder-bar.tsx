import { Phone } from 'lucide-react';
import { settings } from '../../platform/settings.ts';
import { dialLink } from '../links/dial-link.ts';
import styles from './elder-bar.module.css';
import './elder.css';
import { useElderWords } from './words.ts';

/** Shows the service phone above each page of the elder edition. Renders nothing if the installation has no number. */
export function ElderBar() {
  const words = useElderWords();
  const { servicePhone: phone } = settings;
  if (!phone) return null;
  return (
    <aside className={styles.bar}>
      <a className={styles.phone} {...dialLink(phone)}>
        <Phone size={26} aria-hidden="true" />
        <span>
          {words.call} <span className={styles.number}>{phone}</span>
        </span>
      </a>
    </aside>
  );
}
