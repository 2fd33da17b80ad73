/** What a page can tell itself, for hosts that do not: in front or not, online or not. */

/** Starts telling; returns the function that stops it. */
export function watchPage(tell: (name: string, payload: unknown) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [document, 'visibilitychange', () => tell(document.visibilityState === 'hidden' ? 'paused' : 'resumed', {})],
    [window, 'pageshow', ({ persisted }: Event & { persisted?: boolean }) => persisted && tell('resumed', {})],
    [window, 'online', () => tell('networkChanged', { type: 'online' })],
    [window, 'offline', () => tell('networkChanged', { type: 'none' })],
  ];
  for (const [target, type, run] of listeners) target.addEventListener(type, run);
  return () => {
    for (const [target, type, run] of listeners) target.removeEventListener(type, run);
  };
}
