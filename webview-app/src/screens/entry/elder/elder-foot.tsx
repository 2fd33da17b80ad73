import { useSnapshot } from 'valtio';
import { leaveSession } from '../../../flows/session.ts';
import { ElderSwitch } from '../../../kit/elder/elder-switch.tsx';
import { href } from '../../../routes.ts';
import { session } from '../../../store/session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import styles from '../home/foot.module.css';
import { LanguageButton } from '../home/language-button.tsx';
import { useWords as useEntryWords } from '../words/index.ts';

/** The way back to the standard edition, the language, the person's data, the way out. */
export function ElderFoot() {
  const words = useEntryWords().home;
  const { status } = useSnapshot(session);
  return (
    <div className={styles.foot}>
      <ElderSwitch />
      <LanguageButton />
      <LinkButton small tone="quiet" to={href('content.static', { label: 'privacy' })}>
        {words.privacy}
      </LinkButton>
      {status === 'logged-in' ? (
        <Button small tone="quiet" onClick={() => void leaveSession()}>
          {words.logout}
        </Button>
      ) : null}
    </div>
  );
}
