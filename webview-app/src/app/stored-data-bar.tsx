import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { leaveSession } from '../flows/session.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { STORED_ANSWER_DAYS } from '../rules/stored-answers.ts';
import { ownerUnread, session } from '../store/session.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { STORED_DATA_BAR_ID } from './bar-containers.ts';
import styles from './stored-data-bar.module.css';

/**
 * Shows a bar above stored personal data while the session cannot be read. It shows how long the data stays and has a logout, which works
 * offline. The logout asks for confirmation, because another login needs a network.
 */
export function StoredDataBar() {
  const words = useLaterWords().storedDataBar;
  const { status, unreadOwner } = useSnapshot(session);
  const [isConfirming, setConfirming] = useState(false);
  const container = document.getElementById(STORED_DATA_BAR_ID);
  if (!container || status !== 'unreachable' || unreadOwner === undefined || ownerUnread() === undefined) return null;
  return createPortal(
    <div className={styles.bar}>
      <p role="status">
        {isConfirming ? words.sure : words.line(STORED_ANSWER_DAYS.max, STORED_ANSWER_DAYS.checkInCode)}
      </p>
      <Row gap={2}>
        {isConfirming ? (
          <Button small tone="quiet" onClick={() => setConfirming(false)}>
            {words.stay}
          </Button>
        ) : null}
        <Button small tone="quiet" onClick={() => (isConfirming ? void leaveSession() : setConfirming(true))}>
          {words.logout}
        </Button>
      </Row>
    </div>,
    container,
  );
}
