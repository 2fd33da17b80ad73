/** https, or http on this machine. */
const SAFE = /^http(s:..\w|:..(localhost|127\.0\.0\.1)[:/])/;

/**
 * True for an absolute address of a cashier, for the option `payUrl`: https, http on this machine, or an address of the page's own origin. A page that
 * itself came by http, as a preview on a phone does, has its cashier beside it.
 */
export const isPayUrl = (text: string): boolean =>
  SAFE.test(text) || text.startsWith(`${Object(globalThis.location).origin}/`);
