import type { HostHints } from '../hosts/hints.ts';
import { globalNamed, globalPoster, HOST_NAME, isTrustedFrame, webkitPoster } from './host-globals.ts';
import type { BridgeOptions } from './types.ts';

/** Reads the hints about the host from a page; on a server only those of the options. */
export function readHints(options: BridgeOptions): HostHints {
  const { userAgent, maxTouchPoints } = Object(globalNamed('navigator'));
  const environment = globalNamed('__wxjs_environment');
  const { apps, transport, hostName = HOST_NAME } = options;
  const android = globalPoster(hostName) ? 'android' : undefined;
  const channel = transport ? 'given' : webkitPoster(options) ? 'webkit' : android;
  return {
    userAgent: options.userAgent === undefined ? userAgent || '' : options.userAgent,
    ...(apps && { apps }),
    ...(typeof environment === 'string' && { environment }),
    touchPoints: maxTouchPoints || 0,
    nativeChannel: isTrustedFrame(options) ? channel : undefined,
  };
}
