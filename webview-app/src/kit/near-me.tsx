import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { canLocate, here, locate } from '../flows/position.ts';
import { bridge } from '../platform/bridge.ts';
import { Button } from '../ui/button.tsx';
import styles from './near-me.module.css';
import { useKitWords } from './words/index.ts';

export interface NearMeProps {
  /** Called after each tap whose position could be read. */
  onFound?: () => void;
}

/** The tap that asks for the phone's position, and how it ended. Nothing where the host has no position to ask for. */
export function NearMe({ onFound }: NearMeProps) {
  const words = useKitWords().nearMe;
  const { state } = useSnapshot(here);
  const [can, setCan] = useState(canLocate);
  useEffect(() => {
    let isHere = true;
    void bridge.opened.then(() => {
      if (isHere) setCan(canLocate());
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (!can) return null;
  return (
    <div className={styles.near}>
      <Button
        small
        tone="secondary"
        icon={<LocateFixed size={20} aria-hidden="true" />}
        busy={state === 'asking'}
        onClick={async () => {
          await locate();
          if (here.state === 'known') onFound?.();
        }}
      >
        {words.use}
      </Button>
      <p className={styles.said} role="status">
        {state === 'unasked' || state === 'asking' ? null : words.said[state]}
      </p>
    </div>
  );
}
