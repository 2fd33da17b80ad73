import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { watchShares } from '../flows/share-count.ts';
import { ElderOffer } from '../kit/elder/elder-offer.tsx';
import { removeExpired } from '../platform/expired.ts';
import { AccountQuestion } from './account-question.tsx';
import { ActingFor } from './acting-for.tsx';
import { Alert } from './alert.tsx';
import { ChangedStateDialog } from './changed-state-dialog.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { KeptBar } from './kept-bar.tsx';
import { KEPT_BAR_PLACE } from './kept-bar-place.ts';
import { LoginDialog } from './login-dialog.tsx';
import { PageDescription } from './page-description.ts';
import { PrefetchOnPress } from './prefetch/on-press.ts';
import { ServiceButton } from './service-button.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The layers over a page: the customer service button, the dialogs that can open over any page; the line of a start without a network, and that of an admin's customer; the way past the
 * title bar and what looks after the focus; the page's description, and what prefetches.
 */
export function Overlays() {
  // Once a page load, with the first file that loads after the first page.
  useEffect(removeExpired, []);
  useEffect(watchShares, []);
  return (
    <>
      <SkipLink />
      <PageDescription />
      <FocusKeeper />
      <PrefetchOnPress />
      <ServiceButton />
      <KeptBar />
      <ActingFor />
      <OverPage />
      <LoginDialog />
      <AccountQuestion />
      <ChangedStateDialog />
      <ServiceClosedDialog />
      <Alert />
    </>
  );
}

/** The offer of the elder edition stands where the line of a start without a network does. */
function OverPage() {
  const place = document.getElementById(KEPT_BAR_PLACE);
  return place ? createPortal(<ElderOffer />, place) : null;
}
