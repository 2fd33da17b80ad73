import { UserCog } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { useLaterWords } from '../messages/later-words.ts';
import { admin } from '../platform/admin.ts';
import { session } from '../store/session.ts';
import { ACTING_FOR_BAR_ID } from './bar-containers.ts';
import styles from './shell.module.css';

/** Shows on each page of an admin the customer on whose behalf the admin acts. */
export function ActingFor() {
  const { status, account } = useSnapshot(session);
  const { actingFor } = useLaterWords();
  const customer = admin()?.userId;
  const container = document.getElementById(ACTING_FOR_BAR_ID);
  if (!container || status !== 'admin' || customer === undefined) return null;
  return createPortal(
    <p className={styles.bar} data-acting-for>
      <UserCog size={18} aria-hidden="true" />
      {actingFor(customer, account?.nickname ?? '', account?.mobile ?? '')}
    </p>,
    container,
  );
}
