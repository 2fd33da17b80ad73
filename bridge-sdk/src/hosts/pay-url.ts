/** Matches an absolute address of a cashier, for the option `payUrl`: https, or http on this machine. */
export const PAY_URL = /^http(s:..\w|:..(localhost|127\.0\.0\.1)[:/])/;
