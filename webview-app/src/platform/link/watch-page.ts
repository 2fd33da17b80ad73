/** Reports to a connection when the page is hidden or shown, and when the network returns. */
import { onRegained } from '../network.ts';

export type PageNews = 'hidden' | 'shown' | 'network';

/** Starts to report. Returns a function that stops it. */
export function watchPage(tell: (event: PageNews) => void): () => void {
  const onVisibilityChange = () => tell(document.hidden ? 'hidden' : 'shown');
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell('shown');
  };
  const onNetwork = () => tell('network');
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pageshow', onPageShow);
  addEventListener('online', onNetwork);
  const stopRegained = onRegained(onNetwork);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pageshow', onPageShow);
    removeEventListener('online', onNetwork);
    stopRegained();
  };
}
