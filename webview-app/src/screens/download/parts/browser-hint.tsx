import { CountedSteps } from '../../../kit/page/counted-steps.tsx';
import styles from './browser-hint.module.css';
import { useDownloadWords } from './words/index.ts';

/** Explains with a picture and two steps how the host's menu at the top right opens a browser. */
export function BrowserHint() {
  const { menu } = useDownloadWords();
  return (
    <div className={styles.hint}>
      <MenuPicture />
      <CountedSteps>
        <li>{menu.tap}</li>
        <li>{menu.choose}</li>
      </CountedSteps>
    </div>
  );
}

/** Explains with a picture and two steps how to paste the copied link in a browser. */
export function CopyHint() {
  const { byCopy } = useDownloadWords();
  return (
    <div className={styles.hint}>
      <BrowserPicture />
      <CountedSteps>
        {byCopy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </CountedSteps>
    </div>
  );
}

/** Draws the top of a browser with a link being pasted into its address bar. */
function BrowserPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 300 150" aria-hidden="true">
      <path className={styles.body} d="M12 150V34A24 24 0 0 1 36 10H264A24 24 0 0 1 288 34V150" />
      <path className={styles.bar} d="M20 82V36A18 18 0 0 1 38 18H262A18 18 0 0 1 280 36V82Z" />
      <rect className={styles.address} x="36" y="34" width="228" height="34" rx="17" />
      <circle className={styles.compass} cx="57" cy="51" r="10" />
      <rect className={styles.strong} x="78" y="47" width="118" height="8" rx="4" />
      <path className={styles.arrow} d="M214 118C236 116 248 100 240 78M229 86L239 74L252 84" />
      <g transform="translate(86 98)">
        <rect className={styles.menu} width="120" height="40" rx="12" />
        <rect className={styles.copied} x="18" y="10" width="14" height="17" rx="3" />
        <rect className={styles.copied} x="24" y="14" width="14" height="17" rx="3" />
        <rect className={styles.faint} x="50" y="16" width="52" height="8" rx="4" />
      </g>
    </svg>
  );
}

/** Draws the top of a phone with its menu open. It is decorative, because the steps below explain the same. */
function MenuPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 300 150" aria-hidden="true">
      <path className={styles.body} d="M12 150V34A24 24 0 0 1 36 10H264A24 24 0 0 1 288 34V150" />
      <path className={styles.bar} d="M20 58V36A18 18 0 0 1 38 18H262A18 18 0 0 1 280 36V58Z" />
      <rect className={styles.faint} x="112" y="34" width="76" height="8" rx="4" />
      <circle className={styles.ring} cx="254" cy="38" r="16" />
      <circle className={styles.dot} cx="246" cy="38" r="2.8" />
      <circle className={styles.dot} cx="254" cy="38" r="2.8" />
      <circle className={styles.dot} cx="262" cy="38" r="2.8" />
      <path className={styles.arrow} d="M196 104C226 104 247 92 253 66M243 75L254 62L264 77" />
      <g transform="translate(36 76)">
        <rect className={styles.menu} width="152" height="58" rx="14" />
        <circle className={styles.compass} cx="32" cy="29" r="17" />
        <path className={styles.needle} d="M40 21L35 32L24 37L29 26Z" />
        <rect className={styles.strong} x="60" y="20" width="72" height="8" rx="4" />
        <rect className={styles.faint} x="60" y="34" width="44" height="7" rx="3.5" />
      </g>
    </svg>
  );
}
