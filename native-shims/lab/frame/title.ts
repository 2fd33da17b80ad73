/** Tells the document's title whenever it changes: most hosts show it in their own bar. */
export function watchTitle({ document, MutationObserver }: Window & typeof globalThis, tell: (title: string) => void) {
  let last: string | undefined;
  const look = () => {
    if (document.title === last) return;
    last = document.title;
    tell(last);
  };
  const start = () => {
    look();
    new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
