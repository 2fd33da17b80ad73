/** Reports to a connection when the page is hidden or shown, and when the network comes back. */
import { onRegained } from '../network.ts';

export type PageNews = 'hidden' | 'shown' | 'network';

/** Starts to report. Returns a function that stops it. */
export function watchPage(tell: (news: PageNews) => void): () => void {
  const look = () => tell(document.hidden ? 'hidden' : 'shown');
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell('shown');
  };
  const network = () => tell('network');
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', shown);
  addEventListener('online', network);
  const stopRegained = onRegained(network);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', shown);
    removeEventListener('online', network);
    stopRegained();
  };
}
