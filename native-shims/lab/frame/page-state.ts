/** State of the frame's page that the lab shows: its title and its flight log. */

/** The global that the app sets in development: `webview-app/src/platform/bridge.ts`. */
const FLIGHT_RECORDER = '__sdhealthFlightRecorder';

/** Returns the page's own `.bridgelog`, or undefined on a page without a recorder (the cashier, a third-party login). */
export function flightLog(page: object): string | undefined {
  const flight: unknown = Reflect.get(page, FLIGHT_RECORDER);
  const text: unknown = typeof flight === 'object' && flight !== null ? Reflect.get(flight, 'text') : undefined;
  if (typeof text !== 'function') return undefined;
  return String(Reflect.apply(text, flight, []));
}

/** Reports the document's title whenever it changes: most hosts show it in their own bar. */
export function watchTitle(
  { document, MutationObserver }: Window & typeof globalThis,
  report: (title: string) => void,
) {
  let last: string | undefined;
  const look = () => {
    if (document.title === last) return;
    last = document.title;
    report(last);
  };
  const start = () => {
    look();
    new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
