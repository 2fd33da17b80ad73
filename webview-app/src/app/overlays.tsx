import { Alert } from './alert.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { ServiceButton } from './service-button.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';

/** The layers over a page: the customer service button, and the dialogs that can open over any page. */
export function Overlays() {
  return (
    <>
      <ServiceButton />
      <LoginDialog />
      <ServiceClosedDialog />
      <Alert />
    </>
  );
}
