/**
 * Matches the absolute address of a cashier, for the option `payUrl`. It requires https. It allows http on this machine and in a local
 * network, for a preview on a phone. Any host of digits that begins with 1 counts as local (127.0.0.1, 10., 172.16., 192.168.).
 */
export const PAY_URL = /^http(s:..\w|:..(localhost|1[\d.]+)[:/])/;
