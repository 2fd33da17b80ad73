import { X } from 'lucide-react';
import { useState } from 'react';
import { leadToApp } from '../flows/hand-off.ts';
import { useElder } from '../kit/elder/elder.ts';
import { useText } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { isTrue, keep, recall } from '../platform/storage.ts';
import type { Row } from '../routing/row.ts';
import { APP_PLATFORMS } from '../rules/constants.ts';
import { hasOwnApp } from '../rules/has-own-app.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './open-app-line.module.css';

const STORAGE_NAME = 'open-app-line.closed';

/**
 * Recommends the app above a page with `openApp`. The line is shown outside the provider's apps until it is closed for this visit. The
 * elder edition, which has no advertisements, does not show it.
 */
export function OpenAppLine({ row }: { row: Row }) {
  const t = useText();
  const [closed, setClosed] = useState(() => recall(STORAGE_NAME, isTrue, 'session') ?? false);
  const [busy, setBusy] = useState(false);
  const elder = useElder();
  if (!hasOwnApp || elder || !row.openApp || closed || APP_PLATFORMS.includes(bridge.host.platform)) return null;
  const close = () => {
    keep(STORAGE_NAME, true, { area: 'session' });
    setClosed(true);
  };
  const open = () => {
    setBusy(true);
    void leadToApp().finally(() => setBusy(false));
  };
  return (
    <aside className={styles.line} aria-label={t.frame.openApp.line}>
      <span className={styles.words}>{t.frame.openApp.line}</span>
      <Button tone="quiet" small busy={busy} onClick={open}>
        {t.frame.openApp.open}
      </Button>
      <IconButton label={t.common.close} icon={<X size={18} aria-hidden="true" />} onClick={close} />
    </aside>
  );
}
