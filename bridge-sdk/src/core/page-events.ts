/** What a page can tell itself, for hosts that do not: in front or not, online or not. */
import type { Sink } from './link.ts';

/** Starts telling; returns the function that stops it. `hosted` names the events that the host tells itself. */
export function watchPage(sink: Sink, hosted: () => readonly string[]): () => void {
  if (typeof document === 'undefined') return () => {};
  const tell = (name: string, payload: unknown) => {
    if (!hosted().includes(name)) sink.event(name, payload);
  };
  const onVisibility = () => tell(document.visibilityState === 'hidden' ? 'paused' : 'resumed', {});
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) tell('resumed', {});
  };
  const onOnline = () => tell('networkChanged', { type: 'online' });
  const onOffline = () => tell('networkChanged', { type: 'none' });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}
