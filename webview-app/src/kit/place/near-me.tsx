import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { canLocate, locate, locationState } from '../../flows/position.ts';
import { isElder } from '../../messages/edition.ts';
import { bridge } from '../../platform/bridge.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useKitWords } from '../words/index.ts';
import styles from './near-me.module.css';

export interface NearMeProps {
  /** Called after each tap for which the position was read. */
  onLocated?: () => void;
  /** True to show only the icon, in a row with other controls. The elder edition shows the text too. Default false. */
  compact?: boolean;
}

/** Shows a button that reads the phone's position, with its result. Renders nothing if the host cannot read the position. */
export function NearMe({ onLocated, compact = false }: NearMeProps) {
  const words = useKitWords().nearMe;
  const { state } = useSnapshot(locationState);
  const [isSupported, setSupported] = useState(canLocate);
  useEffect(() => {
    let isMounted = true;
    void bridge.opened.then(() => {
      if (isMounted) setSupported(canLocate());
    });
    return () => {
      isMounted = false;
    };
  }, []);
  if (!isSupported) return null;
  const icon = <LocateFixed size={20} aria-hidden="true" />;
  const busy = state === 'asking';
  const find = async () => {
    await locate();
    if (locationState.state === 'known') onLocated?.();
  };
  const isIconOnly = compact && !isElder();
  return (
    <div className={isIconOnly ? styles.compact : styles.near}>
      {isIconOnly ? (
        <span className={styles.icon}>
          <IconButton label={words.use} icon={icon} disabled={busy} onClick={find} />
        </span>
      ) : (
        <Button small tone="secondary" icon={icon} busy={busy} onClick={find}>
          {words.use}
        </Button>
      )}
      <p className={styles.message} role="status">
        {state === 'unasked' || state === 'asking' ? null : words.messages[state]}
      </p>
    </div>
  );
}
