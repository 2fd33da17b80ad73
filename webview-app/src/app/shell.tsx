import { backPressed } from '@sdhealth/bridge-sdk';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useElderBar } from '../kit/elder/elder.ts';
import { useGivenTitle } from '../kit/use-screen-title.ts';
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
import { offlineSaid } from '../ui/offline-said.ts';
import { Notices, Toasts } from '../ui/toasts.tsx';
import { ACTING_FOR_PLACE, KEPT_BAR_PLACE } from './kept-bar-place.ts';
import styles from './shell.module.css';
import { useHostTitleBar } from './use-host-title.ts';
import { useOnline } from './use-online.ts';

/** The frame of every page: a title bar where the host has none, a line about a missing network, and short messages. */
export function Shell({ children }: { children: ReactNode }) {
  const online = useOnline();
  // One notice is enough: an old or an empty page says it itself.
  const isSaid = useSnapshot(offlineSaid).parts > 0;
  const hostBar = useHostTitleBar();
  const elderBar = useElderBar();
  useEffect(() => bridge.on(backPressed, takeBack), []);
  return (
    <>
      <Notices />
      {hostBar ? null : <TitleBar />}
      {elderBar}
      <div className={styles.bars}>
        <div id={ACTING_FOR_PLACE} />
        {online || isSaid ? null : <OfflineBar />}
        <ReplacedBar />
      </div>
      <div id={KEPT_BAR_PLACE} />
      {children}
      <Toasts />
    </>
  );
}

function TitleBar() {
  const [path] = useLocation();
  const t = useText();
  const text = useGivenTitle();
  const language = useLanguage();
  const rowTitle = match(path)?.row.title[language];
  const title = text ?? rowTitle ?? t.states.notFound.title;
  // The entry page, when it is the first page, has no page to go back to.
  if (path === href('entry.home') && entryNumber() === 0) return null;
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

/** Says that something on this page needs the newer release, which is opened when the person wants it. */
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
 * The host's back button: asks an open dialog to close, else the page to ask before it is left, else one step back within the app; from its first page the host itself goes
 * back.
 */
function takeBack(): boolean {
  if (cancelTopLayer() || asksToStay()) return true;
  if (entryNumber() === 0) return false;
  history.back();
  return true;
}
