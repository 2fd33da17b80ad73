import { bridge } from '../platform/bridge.ts';

/** Returns a click handler that calls the host instead of following the link, if the host supports it. */
export function hostFirst(method: Parameters<typeof bridge.supports>[0], run: () => Promise<unknown>) {
  return (event: { preventDefault: () => void }) => {
    if (!bridge.supports(method).ok) return;
    event.preventDefault();
    void run().catch(() => undefined);
  };
}
