/**
 * Lets a screen be opened without its style sheet where that cannot be had: it is plain, and everything works. The sheet is asked for
 * once more a little later.
 */
const AGAIN_MS = 3_000;

/** The event of Vite's loader before it rejects; with `preventDefault` it goes on instead. */
type LoaderEvent = Event & { readonly payload?: Error };

export function goOnWithoutStyles(): void {
  addEventListener('vite:preloadError', (event: LoaderEvent) => {
    const [, address] = /^Unable to preload CSS for (\S+)/.exec(event.payload?.message ?? '') ?? [];
    if (!address) return;
    event.preventDefault();
    setTimeout(() => ask(address), AGAIN_MS);
  });
}

function ask(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
