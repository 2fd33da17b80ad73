import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { leaveSession } from '../../../flows/session.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { session } from '../../../store/session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { notice } from '../../../ui/toast-store.ts';
import { useWords } from '../words/index.ts';
import styles from './foot.module.css';
import { useStep } from './step.ts';

/** Stands in for "mine" where its file cannot be had: the person's data, and the way out. A sheet cannot be opened then, and it is said. */
export function Foot() {
  const words = useWords().home;
  const t = useText();
  const { step, close } = useStep();
  useEffect(() => {
    if (!step) return;
    notice(t.states.offline.title, 'warning');
    close();
  });
  const { status } = useSnapshot(session);
  return (
    <div className={styles.foot}>
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
