/**
 * Which host can do which call, known from the user agent alone: the same on a server, before and after connect. A native
 * host's handshake overrides its column.
 */
import type { Support } from '../core/bridge.ts';
import type { HostInfo, HostName } from '../core/host-info.ts';
import { own } from '../core/own.ts';
import { compareVersions } from '../core/versions.ts';

/** The least app version per call, for own apps that do not say themselves (no handshake). */
const NATIVE_SINCE: Readonly<Record<string, string>> = {
  login: '1.0.0',
  logout: '1.0.0',
  refreshToken: '1.0.0',
  paySeq: '1.0.0',
  openPage: '1.0.0',
  closePage: '1.0.0',
  openApp: '1.0.0',
  openExternal: '1.0.0',
  setTitle: '1.0.0',
  dialPhone: '1.0.0',
  getDeviceInfo: '1.0.0',
  getNetwork: '1.0.0',
  getLocation: '1.0.0',
  openCustomerService: '1.0.0',
  bindMobile: '2.0.0',
  setShareContent: '2.0.0',
  openShareSheet: '2.0.0',
  scanCode: '2.0.0',
  chooseImages: '2.0.0',
  saveImage: '2.0.0',
  previewImages: '2.0.0',
  openMiniProgram: '2.0.0',
  getSteps: '2.0.0',
  requestStepLicence: '2.0.0',
  openDocument: '2.1.0',
  openStore: '2.1.0',
  ready: '2.1.0',
  reportFatal: '2.1.0',
  setSecureScreen: '2.4.0',
  getBundleInfo: '2.4.0',
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What a page can do by web standards alone. */
const WEB =
  'paySeq openPage openExternal getDeviceInfo getLocation dialPhone getNetwork chooseImages openCustomerService';

type WebHost = Exclude<HostName, 'android-app' | 'ios-app'>;
const WEB_CALLS: Readonly<Record<WebHost, ReadonlySet<string>>> = {
  browser: set(`${WEB} openApp openStore openShareSheet saveImage openDocument`),
  wechat: set(`${WEB} login setTitle closePage setShareContent scanCode previewImages openStore`),
  'mini-program': set(`${WEB} login setTitle closePage scanCode previewImages`),
  wecom: set(`${WEB} login setTitle closePage setShareContent scanCode previewImages openDocument`),
};

/** Calls that need a vendor's signature first; unsupported where the page has no `sign`. */
const SIGNED: Readonly<Partial<Record<HostName, ReadonlySet<string>>>> = {
  wechat: set('setShareContent scanCode previewImages closePage'),
  'mini-program': set('scanCode previewImages'),
  wecom: set('setShareContent scanCode previewImages openDocument closePage'),
};

export const needsSignature = (host: HostInfo, method: string): boolean => SIGNED[host.name]?.has(method) === true;

/** What the table says of a call, by its wire name. Unknown calls (a team's own) are unsupported until a handshake names them. */
export function supportsOn(host: HostInfo, method: string): Support {
  if (host.name !== 'android-app' && host.name !== 'ios-app') {
    const ok = WEB_CALLS[host.name].has(method);
    return ok ? { ok, source: 'user-agent' } : { ok, reason: 'UNSUPPORTED', source: 'user-agent' };
  }
  const needs = own(NATIVE_SINCE, method);
  if (needs === undefined) return { ok: false, reason: 'UNSUPPORTED', source: 'table' };
  if (host.app && compareVersions(host.app.version, needs) >= 0) return { ok: true, source: 'table' };
  return { ok: false, reason: 'HOST_TOO_OLD', needs, source: 'table' };
}
