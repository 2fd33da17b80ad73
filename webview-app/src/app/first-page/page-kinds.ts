/**
 * The kinds of pages, by the placeholder that is shown before the program has loaded. `home` is prerendered in full, `payment` says that the
 * payment is being confirmed, and the others are skeletons. The build reads the kind of each address from the specification's table of routes
 * and writes them into the page as a few expressions (`webview-app/build/prerender.ts`).
 */
export const PAGE_KINDS = ['home', 'list', 'detail', 'form', 'result', 'payment'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];
