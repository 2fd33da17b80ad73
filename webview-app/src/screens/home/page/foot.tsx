import { useEffect } from 'react';
import { isCutOff } from '../../../client/reach.ts';
import { useText } from '../../../messages/index.ts';
import { network } from '../../../platform/network.ts';
import { notice } from '../../../ui/toast-store.ts';
import styles from './foot.module.css';
import { PersonLinks } from './person-links.tsx';
import { useStep } from './step.ts';

/** Replaces the person's sheet if its chunk fails to load: links to their data and the logout. */
export function Foot() {
  const t = useText();
  const { step, close } = useStep();
  useEffect(() => {
    if (!step) return;
    notice(t.states[isCutOff(network.reach) ? network.reach : 'failed'].title, 'warning');
    close();
  });
  return (
    <div className={styles.foot}>
      <PersonLinks />
    </div>
  );
}
