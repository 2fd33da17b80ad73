/**
 * Reads an installation's settings from its meta tags (`<meta name="api-origin" content="…">`), with defaults for a page whose own origin
 * is also that of all servers. Separate from `settings.ts`, because a build derives the page's policy from the same settings.
 */
import type { Host } from '../api/endpoint.ts';
import { withoutEnd } from '../rules/without-end.ts';

export interface Settings {
  /** Origins of the servers. Empty: the page's own origin. */
  readonly origins: Readonly<Record<Host, string>>;
  /** Origin of the chat's server, `https`. Empty: the page's own origin. Its socket has the same address with `wss`. */
  readonly chatOrigin: string;
  /** Host name of the call centre's switch, and the addresses of its two sockets. Absent if there is none. */
  readonly telephony?: { readonly host: string; readonly events: string; readonly media: string };
  /** The public web address of the app. Links that leave the app use it. */
  readonly webOrigin: string;
  /** Absolute addresses: the payment host's cashier, the third-party login, the admin login, the human customer service. */
  readonly payUrl: string;
  readonly thirdLoginUrl: string;
  readonly adminLoginUrl: string;
  readonly customerServiceUrl: string;
  /** The absolute address of the partner's site, to which a download page leads. Empty if there is none. */
  readonly partnerSiteUrl: string;
  /** The absolute address of the installation's collector of page views and web vitals. Empty: nothing is measured. */
  readonly eventsUrl: string;
  /** Customer service on the phone, here and from abroad. Empty: the installation has none, and the page shows that. */
  readonly servicePhone: string;
  readonly overseasPhone: string;
  readonly miniProgramPayPage: string;
  readonly miniProgramServicePage: string;
  /** Host names on which admin credentials come from local storage. */
  readonly adminHosts: readonly string[];
  /** Host names of the partner. On these hosts, unknown channels have third type 301. */
  readonly partnerHosts: readonly string[];
  /** Origins, besides the page's own, that may embed this page and that a payment may return to. Includes the public origin. */
  readonly allowedOrigins: readonly string[];
  /** Origins of pictures, besides the servers' origins. Only the page's policy reads them. */
  readonly pictureOrigins: readonly string[];
  /** Origins of the external doctor network, whose pages may be opened from here. They never embed this page. */
  readonly doctorOrigins: readonly string[];
  /** The id of the work-messaging client's corporation. Empty if there is none. */
  readonly corpId: string;
  readonly agentId: string;
  /** Appid of the only mini-program whose openid is requested under pay platform 6. Empty if there is none. */
  readonly healthPayAppid: string;
  /** Enables the pages for testers and app teams: the hybrid example, the inner tool. Off unless the tag says `on`. */
  readonly testPages: boolean;
  /** The key with which this app is registered at the account service. */
  readonly registrationKey: string;
}

/** Origins that a build sets. Empty if it sets none. */
export interface BuildOrigins {
  readonly api: string;
  readonly web: string;
}

/** Reads the settings. `meta` returns a tag's content or ''. */
export function settingsFrom(meta: (name: string) => string, build: BuildOrigins, pageOrigin: string): Settings {
  const list = (name: string) => meta(name).split(/\s+/).filter(Boolean);
  const api = withoutSlash(meta('api-origin') || build.api);
  const account = withoutSlash(meta('account-origin')) || api;
  const web = withoutSlash(meta('web-origin') || build.web);
  const webOrigin = web || pageOrigin;
  const orPageOrigin = (origin: string) => origin || pageOrigin;
  return {
    origins: { api, account, static: withoutSlash(meta('static-origin')) || api, web },
    chatOrigin: withoutSlash(meta('chat-origin')) || api,
    ...telephonyOf(meta('telephony-host')),
    webOrigin,
    payUrl: meta('pay-url') || `${orPageOrigin(api)}/cashier`,
    thirdLoginUrl: meta('third-login-url') || `${orPageOrigin(account)}/third-login`,
    adminLoginUrl: meta('admin-login-url') || `${orPageOrigin(account)}/admin-login`,
    customerServiceUrl: meta('customer-service-url') || `${webOrigin}/customer-service`,
    partnerSiteUrl: meta('partner-site-url'),
    eventsUrl: meta('events-url'),
    servicePhone: meta('service-phone'),
    overseasPhone: meta('overseas-phone'),
    miniProgramPayPage: meta('mini-program-pay-page') || '/pages/pay/index',
    miniProgramServicePage: meta('mini-program-service-page') || '/pages/service/index',
    adminHosts: list('admin-hosts'),
    partnerHosts: list('partner-hosts'),
    allowedOrigins: [...list('allowed-origins').map(withoutSlash), webOrigin],
    pictureOrigins: list('picture-origins').map(withoutSlash),
    doctorOrigins: list('doctor-origins').map(withoutSlash),
    corpId: meta('corp-id'),
    agentId: meta('agent-id'),
    healthPayAppid: meta('health-pay-appid'),
    testPages: meta('test-pages') === 'on',
    registrationKey: meta('registration-key') || 'sdhealth-h5',
  };
}

/**
 * Checks that an origin is written as the browser writes it. The bridge and the build refuse any other form. A page with a wrong setting
 * opens without it. A page loaded from a file has no origin.
 */
export function isWrittenOrigin(text: string): boolean {
  // For the browser, the origin of an app's own scheme is opaque.
  if (!/^(https?|file|javascript|data|blob|about):/i.test(text)) return /^[a-z][a-z\d+.-]*:\/\/[^/?#\s@]+$/.test(text);
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

const withoutSlash = (origin: string): string => withoutEnd(origin, '/');

/** The switch's ports (specification, section 10): events of the agent, and control of the media. */
const EVENTS_PORT = 5049;
const MEDIA_PORT = 14_900;
const THIS_MACHINE = ['localhost', '127.0.0.1'];

/** Returns the addresses of the switch. A developer's switch on this machine has no certificate. All others are reached by `wss` only. */
function telephonyOf(host: string): Pick<Settings, 'telephony'> {
  if (!/^[a-z\d.-]+$/i.test(host)) return {};
  const socketOrigin = (port: number) =>
    `${THIS_MACHINE.includes(host) ? 'ws' : 'wss'}://${host.toLowerCase()}:${port}`;
  return { telephony: { host, events: socketOrigin(EVENTS_PORT), media: socketOrigin(MEDIA_PORT) } };
}
