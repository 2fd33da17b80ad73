import { useEffect } from 'react';
import { removeExpired } from '../platform/expired.ts';
import { Alert } from './alert.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { ServiceButton } from './service-button.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';
import { TapAhead } from './tap-ahead.ts';

/** The layers over a page: the customer service button, the dialogs that can open over any page; what looks after the focus, and what asks ahead. */
export function Overlays() {
  // Once a page load, with the first file that loads after the first page.
  useEffect(removeExpired, []);
  return (
    <>
      <FocusKeeper />
      <TapAhead />
      <ServiceButton />
      <LoginDialog />
      <ServiceClosedDialog />
      <Alert />
    </>
  );
}
