/**
 * Defines the Content-Security-Policy of the app as a table of directives. By default nothing is allowed. The allowed servers come from the
 * installation's settings, and inline code is allowed only by its hash. No source begins with `unsafe-`.
 */

import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { type Settings, settingsFrom } from '../../src/platform/settings-of.ts';
import { HTML_POLICY } from '../../src/screens/content/article/html-policy.ts';

/** The parts of a built page that the policy depends on. */
export interface PageParts {
  /** Reads a meta tag; returns an empty text if it is missing. */
  readonly tag: (name: string) => string;
  /** Sources such as `'sha256-…'` of inline scripts and pieces, and of styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True for the split build, which loads files of its own origin and has a service worker. */
  readonly isSplit: boolean;
}

/** Origins that the environment of a build names, as `vite.config.ts` reads them. */
export interface BuildEnvironment {
  readonly API_ORIGIN?: string | undefined;
  readonly WEB_ORIGIN?: string | undefined;
  readonly [other: string]: string | undefined;
}

export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";
/** The Trusted Types policies for the addresses of workers (`register-worker.ts`, `screens/content/pdf/engine.ts`). */
const WORKER_POLICIES = ['page-worker', 'document-worker'];
/** The Trusted Types policy that creates scripts only from the single file's own pieces (`app/pieces.ts`). */
const PIECE_POLICY = 'piece';
/** The scheme of the iframe by which WeChat's client scripts wake their app (H10). No web page has it. */
const WECHAT_SCHEME = 'weixin:';

/** Returns the policy of the page's meta tag, without the directive that only a header may have. */
export function policyOf(page: PageParts, environment: BuildEnvironment): Policy {
  const { api, account, fixed, web, pictures, chat, telephony, events } = originsOf(page, environment);
  const { isSplit } = page;
  const own = isSplit ? [SELF] : [];
  return {
    'default-src': [NONE],
    'script-src': [...own, ...page.scripts],
    'style-src': [...own, ...page.styles],
    'img-src': distinct([SELF, 'data:', 'blob:', api, account, fixed, ...pictures]),
    // A chosen picture has a `blob:` address, from which it is read to be uploaded.
    // In browsers from before 2022 `'self'` does not include the page's own WebSocket. The chat polls in those browsers.
    'connect-src': distinct([SELF, 'blob:', api, account, fixed, web, chat, ...telephony, events]),
    'frame-src': isSplit ? [WECHAT_SCHEME] : [NONE],
    'worker-src': isSplit ? [SELF] : [NONE],
    'base-uri': [NONE],
    'object-src': [NONE],
    'form-action': isSplit ? [SELF] : [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...(isSplit ? WORKER_POLICIES : [PIECE_POLICY]), HTML_POLICY],
  };
}

/**
 * Returns the policy of the headers: what a meta tag cannot say. It depends on the settings and not on a release, so that a server keeps its
 * headers while pages of two releases are open. A directive that reports would be added here.
 */
export const headerPolicyOf = (page: PageParts, environment: BuildEnvironment): Policy => ({
  'frame-ancestors': distinct([SELF, ...originsOf(page, environment).ancestors]),
});

/** The policy of workers, which have no meta tag: they load and call only their own server. Other files ignore it. */
export const WORKER_POLICY: Policy = { 'default-src': [NONE], 'script-src': [SELF], 'connect-src': [SELF] };

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

function originsOf({ tag, isSplit }: PageParts, { API_ORIGIN = '', WEB_ORIGIN = '' }: BuildEnvironment) {
  // As in `vite.config.ts`, the web build's public address is the page's own.
  const build = { api: API_ORIGIN, web: isSplit ? '' : WEB_ORIGIN };
  const settings: Settings = settingsFrom(tag, build, '');
  const { api, account, static: fixed, web } = settings.origins;
  const item = (origin: string) => (origin ? originOf(origin) : '');
  return {
    api: item(api),
    account: item(account),
    fixed: item(fixed),
    web: item(web),
    pictures: settings.pictureOrigins.map(originOf),
    chat: item(settings.chatOrigin).replace(/^http/, 'ws'),
    // The single file measures nothing.
    events: isSplit && settings.eventsUrl ? originOf(settings.eventsUrl.replace(/^([^/]*\/\/[^/]*).*/, '$1')) : '',
    telephony: settings.telephony
      ? [settings.telephony.events, settings.telephony.media]
      : noHost(tag('telephony-host')),
    ancestors: settings.allowedOrigins.map(item),
  };
}

/** Returns the origin of a setting. Throws for a text that is no origin, because it becomes part of a header. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()) return url.origin;
  throw new ClearError(`The page's policy needs origins such as https://health.example, and was given "${text}".`);
}

/** Returns nothing for an empty setting, and throws for an invalid host name, which the installer must correct. */
function noHost(text: string): readonly string[] {
  if (text === '') return [];
  throw new ClearError(`telephony-host needs a host name such as switch.example, and was given "${text}".`);
}

const distinct = (sources: readonly string[]): string[] => [...new Set(sources.filter(Boolean))];
