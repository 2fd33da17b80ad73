/**
 * Matches an absolute address of a cashier, for the option `payUrl`: https; http on this machine and in a local network, where a preview on a phone
 * is. Numbers that begin with 1 stand for those (127.0.0.1, 10., 172.16., 192.168.).
 */
export const PAY_URL = /^http(s:..\w|:..(localhost|1[\d.]+)[:/])/;
