import { UserCog } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useText } from '../messages/index.ts';
import { admin } from '../platform/admin.ts';
import { session } from '../store/session.ts';
import styles from './shell.module.css';

/** Names, on each page of an admin, the customer in whose name everything is done. */
export function ActingFor() {
  const { status, account } = useSnapshot(session);
  const { actingFor } = useText().frame;
  const customer = admin()?.userId;
  if (status !== 'admin' || customer === undefined) return null;
  return (
    <p className={styles.bar} data-acting-for>
      <UserCog size={18} aria-hidden="true" />
      {actingFor(customer, account?.nickname ?? '', account?.mobile ?? '')}
    </p>
  );
}
