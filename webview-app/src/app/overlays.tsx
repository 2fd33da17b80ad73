import { Alert } from './alert.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { ServiceClosedDialog } from './service-closed-dialog.tsx';

/** The dialogs that can open over any page. */
export function Overlays() {
  return (
    <>
      <LoginDialog />
      <ServiceClosedDialog />
      <Alert />
    </>
  );
}
