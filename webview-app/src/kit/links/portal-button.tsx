import { useText } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';

/** Shows a button that reloads the page, so that the captive portal shows its login page. Renders nothing in the single-file build. */
export function PortalButton() {
  const { open } = useText().states.portal;
  if (__BUILD__ === 'single') return null;
  return (
    <Button wide tone="secondary" onClick={() => location.reload()}>
      {open}
    </Button>
  );
}
