import { onRegained } from '../network.ts';

export type PageEvent = 'hidden' | 'shown' | 'network';

/** Reports when the page is hidden or shown, and when the network returns. Returns a function that stops the reports. */
export function watchPage(report: (event: PageEvent) => void): () => void {
  const onVisibilityChange = () => report(document.hidden ? 'hidden' : 'shown');
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) report('shown');
  };
  const onNetwork = () => report('network');
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
