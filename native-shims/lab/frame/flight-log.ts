/** What the page's own flight recorder holds: the page's view of its bridge, where the traffic list is the host's. */

/** The global that the app sets in development: `webview-app/src/store/flight-recorder.ts`. */
const FLIGHT_RECORDER = '__sdhealthFlightRecorder';

/** The `.bridgelog`, or undefined on a page without a recorder (the cashier, a third-party login). */
export function flightLog(page: object): string | undefined {
  const flight: unknown = Reflect.get(page, FLIGHT_RECORDER);
  const text: unknown = typeof flight === 'object' && flight !== null ? Reflect.get(flight, 'text') : undefined;
  if (typeof text !== 'function') return undefined;
  return String(Reflect.apply(text, flight, []));
}
