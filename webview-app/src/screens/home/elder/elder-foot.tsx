import { ElderSwitch } from '../../../kit/elder/elder-switch.tsx';
import styles from '../page/foot.module.css';
import { LanguageButton } from '../page/language-button.tsx';
import { PersonLinks } from '../page/person-links.tsx';

/** Links to the standard edition, the language, the person's data and the logout. */
export function ElderFoot() {
  return (
    <div className={styles.foot}>
      <ElderSwitch />
      <LanguageButton />
      <PersonLinks />
    </div>
  );
}
