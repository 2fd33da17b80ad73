/**
 * Which host can do which call, known from the user agent alone: the same on a server, before and after connect. A native
 * host's handshake overrides its column.
 */
import type { Support } from '../core/bridge.ts';
import type { HostInfo, HostName } from '../core/host-info.ts';
import { compareVersions } from '../core/versions.ts';

/** The least app version per call, for own apps that do not say themselves (no handshake). */
const NATIVE_SINCE: readonly (readonly [version: string, calls: string])[] = [
  [
    '1.0.0',
    'login logout refreshToken paySeq openPage closePage openApp openExternal setTitle dialPhone getDeviceInfo getNetwork getLocation openCustomerService',
  ],
  [
    '2.0.0',
    'bindMobile setShareContent openShareSheet scanCode chooseImages saveImage previewImages openMiniProgram getSteps requestStepLicence',
  ],
  ['2.1.0', 'openDocument openStore ready reportFatal'],
  ['2.4.0', 'setSecureScreen getBundleInfo'],
];

/** What a page can do by web standards alone. */
const WEB =
  'paySeq openPage openExternal getDeviceInfo getLocation dialPhone getNetwork chooseImages openCustomerService';
const WEIXIN = `${WEB} login setTitle scanCode! previewImages!`;

/** `!`: needs a vendor's signature first; unsupported where the page has no `sign`. */
const WEB_CALLS: Readonly<Partial<Record<HostName, string>>> = {
  browser: `${WEB} openApp openStore openShareSheet saveImage openDocument`,
  wechat: `${WEIXIN} closePage! setShareContent! openStore`,
  'mini-program': `${WEIXIN} closePage setShareContent`,
  wecom: `${WEIXIN} closePage! setShareContent! openDocument!`,
};

/** Versions of the own apps in which calls were added, oldest first. */
export const appVersions = (): readonly string[] => NATIVE_SINCE.map(([version]) => version);

const has = (calls: string, name: string): boolean => calls.split(' ').includes(name);

export const needsSignature = (host: HostInfo, method: string): boolean =>
  has(WEB_CALLS[host.name] || '', `${method}!`);

/** What the table says of a call, by its wire name. Unknown calls (a team's own) are unsupported until a handshake names them. */
export function supportsOn(host: HostInfo, method: string): Support {
  const calls = WEB_CALLS[host.name];
  if (calls !== undefined)
    return has(calls, method) || needsSignature(host, method)
      ? { ok: true, source: 'user-agent' }
      : { ok: false, reason: 'UNSUPPORTED', source: 'user-agent' };
  const [needs] = NATIVE_SINCE.find((row) => has(row[1], method)) || [];
  if (needs === undefined) return { ok: false, reason: 'UNSUPPORTED', source: 'table' };
  if (host.app && compareVersions(host.app.version, needs) >= 0) return { ok: true, source: 'table' };
  return { ok: false, reason: 'HOST_TOO_OLD', needs, source: 'table' };
}
