/**
 * The kinds of pages, each with a separate placeholder that is shown before the program has loaded. `home` is prerendered in full,
 * `payment` shows that the payment is being confirmed, and the others are skeletons. The build reads each route's kind from the
 * specification's table and writes the table into the page as regular expressions (`webview-app/build/prerender.ts`).
 */
export const PAGE_KINDS = ['home', 'list', 'detail', 'form', 'result', 'payment'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];
