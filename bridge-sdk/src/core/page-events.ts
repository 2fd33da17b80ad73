/** Emits the events that a page can see by itself, for hosts that don't send them: in front or not, online or not. */

/** Starts telling; returns the function that stops it. */
export function watchPage(emit: (name: string, payload: unknown) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [document, 'visibilitychange', () => emit(document.visibilityState === 'hidden' ? 'paused' : 'resumed', {})],
    [window, 'pageshow', ({ persisted }: Event & { persisted?: boolean }) => persisted && emit('resumed', {})],
    [window, 'online', () => emit('networkChanged', { type: 'online' })],
    [window, 'offline', () => emit('networkChanged', { type: 'none' })],
  ];
  for (const [target, type, run] of listeners) target.addEventListener(type, run);
  return () => {
    for (const [target, type, run] of listeners) target.removeEventListener(type, run);
  };
}
