import { useEffect } from 'react';
import { removeExpired } from '../platform/expired.ts';
import { AccountQuestion } from './account-question.tsx';
import { Alert } from './alert.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { KeptBar } from './kept-bar.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { PageDescription } from './page-description.ts';
import { PrefetchOnPress } from './prefetch/on-press.ts';
import { ServiceButton } from './service-button.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The layers over a page: the customer service button, the dialogs that can open over any page; the line of a start without a network; the way past the
 * title bar and what looks after the focus; the page's description, and what prefetches.
 */
export function Overlays() {
  // Once a page load, with the first file that loads after the first page.
  useEffect(removeExpired, []);
  return (
    <>
      <SkipLink />
      <PageDescription />
      <FocusKeeper />
      <PrefetchOnPress />
      <ServiceButton />
      <KeptBar />
      <LoginDialog />
      <AccountQuestion />
      <ServiceClosedDialog />
      <Alert />
    </>
  );
}
