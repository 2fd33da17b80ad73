import type { HostEnvironment } from '../environment.ts';

/** Injects the object and fires `WeixinJSBridgeReady` on the document, in the order of the setup. */
export function injectBridge(env: HostEnvironment, inject: () => void): void {
  const { timing = 'early', timingMs = 100 } = env.setup;
  const announce = () => env.window.document.dispatchEvent(new env.window.Event('WeixinJSBridgeReady'));
  const steps: Record<typeof timing, () => void> = {
    early: () => {
      inject();
      announce();
    },
    late: () =>
      env.later(() => {
        inject();
        announce();
      }, timingMs),
    'object-before-event': () => {
      inject();
      env.later(announce, timingMs);
    },
    never: () => undefined,
  };
  steps[timing]();
}
