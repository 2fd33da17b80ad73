import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { watchShares } from '../flows/share-count.ts';
import { ElderOffer } from '../kit/elder/elder-offer.tsx';
import { removeExpired } from '../platform/expired.ts';
import { AccountQuestion } from './account-question.tsx';
import { ActingFor } from './acting-for.tsx';
import { Alert } from './alert.tsx';
import { STORED_DATA_BAR_ID } from './bar-containers.ts';
import { ChangedStateDialog } from './changed-state-dialog.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { PageDescription } from './page-description.ts';
import { PrefetchOnPress } from './prefetch/on-press.ts';
import { PrefetchAtRest } from './prefetch/while-idle.ts';
import { ServiceButton } from './service-button.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';
import { SkipLink } from './skip-link.tsx';
import { StoredDataBar } from './stored-data-bar.tsx';
import { watchConfiguration } from './watch-configuration.ts';

/**
 * Renders the parts over every page and beside it. These are the customer service button, the dialogs, the bars of an offline start and of
 * an admin's customer, the skip link, the focus keeper, the page's description and the prefetches.
 */
export function Overlays() {
  // Once per page load: these files are the first that load after the first page.
  useEffect(removeExpired, []);
  useEffect(watchShares, []);
  useEffect(watchConfiguration, []);
  return (
    <>
      <SkipLink />
      <PageDescription />
      <FocusKeeper />
      <PrefetchOnPress />
      <PrefetchAtRest />
      <ServiceButton />
      <StoredDataBar />
      <ActingFor />
      <ElderOfferInBar />
      <LoginDialog />
      <AccountQuestion />
      <ChangedStateDialog />
      <ServiceClosedDialog />
      <Alert />
    </>
  );
}

/** Renders the offer of the elder edition in the same element as the bar of an offline start. */
function ElderOfferInBar() {
  const container = document.getElementById(STORED_DATA_BAR_ID);
  return container ? createPortal(<ElderOffer />, container) : null;
}
