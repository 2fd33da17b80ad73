import { useText } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';

/** Loads the page again, past the app: the Wi-Fi answers with its login page, and leads back. A single file comes from no network, so it has no button. */
export function PortalButton() {
  const { open } = useText().states.portal;
  if (__BUILD__ === 'single') return null;
  return (
    <Button wide tone="secondary" onClick={() => location.reload()}>
      {open}
    </Button>
  );
}
