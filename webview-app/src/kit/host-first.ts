import { bridge } from '../platform/bridge.ts';

/** Makes the tap of a link that takes the host's own way where there is one, and the link's where there is not or it fails. */
export function hostFirst(method: Parameters<typeof bridge.supports>[0], run: () => Promise<unknown>) {
  return (event: { preventDefault: () => void }) => {
    if (!bridge.supports(method).ok) return;
    event.preventDefault();
    void run().catch(() => undefined);
  };
}
