/**
 * The kind of a page: which shapes stand in its place before the program has come. `home` is drawn whole, `payment` says that the payment is
 * being confirmed, the others are shapes. The build reads each address's kind from the table of routes of the specification, and the page
 * gets them as a few expressions (`webview-app/build/prerender.ts`).
 */
export const PAGE_KINDS = ['home', 'list', 'detail', 'form', 'result', 'payment'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];
