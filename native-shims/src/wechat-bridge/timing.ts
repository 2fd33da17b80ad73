import type { HostEnvironment } from '../environment.ts';

/** Injects the object and fires `WeixinJSBridgeReady` on the document, in the order of the setup. */
export function injectBridge(env: HostEnvironment, inject: () => void): void {
  const { timing = 'early', timingMs = 100 } = env.setup;
  const fireReady = () => env.window.document.dispatchEvent(new env.window.Event('WeixinJSBridgeReady'));
  const steps: Record<typeof timing, () => void> = {
    early: () => {
      inject();
      fireReady();
    },
    late: () =>
      env.later(() => {
        inject();
        fireReady();
      }, timingMs),
    'object-before-event': () => {
      inject();
      env.later(fireReady, timingMs);
    },
    never: () => undefined,
  };
  steps[timing]();
}
