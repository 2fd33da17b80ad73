import type { Stage } from '../stage.ts';

/** Injects the object and fires `WeixinJSBridgeReady` (on document, without detail), in the order the setup asks for. */
export function injectBridge(stage: Stage, inject: () => void): void {
  const { timing = 'early', timingMs = 100 } = stage.setup;
  const announce = () => stage.window.document.dispatchEvent(new stage.window.Event('WeixinJSBridgeReady'));
  const steps: Record<typeof timing, () => void> = {
    early: () => {
      inject();
      announce();
    },
    late: () =>
      stage.later(() => {
        inject();
        announce();
      }, timingMs),
    'object-before-event': () => {
      inject();
      stage.later(announce, timingMs);
    },
    never: () => undefined,
  };
  steps[timing]();
}
