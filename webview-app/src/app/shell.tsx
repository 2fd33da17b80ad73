import { backPressed } from '@sdhealth/bridge-sdk';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useElderBar } from '../kit/elder/elder.ts';
import { useScreenTitleText } from '../kit/page/use-screen-title.ts';
import { useLanguage, useText } from '../messages/index.ts';
import { bridge } from '../platform/bridge.ts';
import { entryNumber, goBack } from '../platform/history.ts';
import { asksToStay } from '../platform/leaving.ts';
import { release } from '../platform/new-release.ts';
import { hasBackend } from '../platform/settings.ts';
import { href, match } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { cancelTopLayer } from '../ui/layers.ts';
import { NavBar } from '../ui/nav-bar.tsx';
import { offlineMessages } from '../ui/offline-messages.ts';
import { Notices, Toasts } from '../ui/toasts.tsx';
import { ACTING_FOR_BAR_ID, STORED_DATA_BAR_ID } from './bar-containers.ts';
import styles from './shell.module.css';
import { useHostTitleBar } from './use-host-title.ts';
import { useOnline } from './use-online.ts';

/** Renders the frame of every page: a title bar if the host has none, the offline bar, and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const online = useOnline();
  // Hides the offline bar while the page itself shows an offline message.
  const hasOfflineMessage = useSnapshot(offlineMessages).count > 0;
  const hostBar = useHostTitleBar();
  const elderBar = useElderBar();
  useEffect(() => bridge.on(backPressed, takeBack), []);
  return (
    <>
      <Notices />
      {hostBar ? null : <TitleBar />}
      {elderBar}
      <div className={styles.bars}>
        <div id={ACTING_FOR_BAR_ID} />
        {online || hasOfflineMessage ? null : <OfflineBar />}
        <ReplacedBar />
      </div>
      <div id={STORED_DATA_BAR_ID} />
      {children}
      <Toasts />
    </>
  );
}

function TitleBar() {
  const [path] = useLocation();
  const t = useText();
  const text = useScreenTitleText();
  const language = useLanguage();
  const rowTitle = match(path)?.row.title[language];
  const title = text ?? rowTitle ?? t.states.notFound.title;
  // The entry page has no "back" when it is the first page of the visit.
  if (path === href('home.main') && entryNumber() === 0) return null;
  return <NavBar title={title} onBack={() => asksToStay() || goBack()} />;
}

function OfflineBar() {
  const t = useText();
  return (
    <p className={styles.bar} role="status">
      <WifiOff size={18} aria-hidden="true" />
      {hasBackend ? t.states.offline.bar : t.states.notSetUp.title}
    </p>
  );
}

/** Shows that a part of this page needs the newer release, with a button that reloads the page. */
function ReplacedBar() {
  const { title, again } = useText().states.replaced;
  const { replaced } = useSnapshot(release);
  if (!replaced) return null;
  return (
    <div className={styles.bar} role="status">
      {title}
      <Button small tone="quiet" onClick={() => location.reload()}>
        {again}
      </Button>
    </div>
  );
}

/**
 * Handles the host's back button. Closes an open dialog, or else lets the page ask a question, or else goes back within the app. Returns
 * false on the app's first page, so that the host itself goes back.
 */
function takeBack(): boolean {
  if (cancelTopLayer() || asksToStay()) return true;
  if (entryNumber() === 0) return false;
  history.back();
  return true;
}
