/**
 * Names the page's release, its host and the call in one header, so that a notice of the page and the log of a server can be compared. Only
 * calls of the service carry it. On a request for a static file it would make a browser ask for permission first, and the error service may
 * be a third party's.
 */
import { ports } from './ports.ts';

export const CLIENT_HEADER = 'x-client';

/** Returns the header's value: `0.1.0+Bx3kq9Zt; wechat; 4fT0aZ1kQ8nB2xYc`. */
export function clientHeader(requestId: string): string {
  const { release, host } = ports().scene();
  return [release, host, requestId].join('; ');
}
