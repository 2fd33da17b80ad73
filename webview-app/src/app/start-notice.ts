/**
 * Sends one notice to the error service if the page's release does not start, even if no other file arrives. It is an inline script; what
 * happens before it runs, the page's head records (`start-page.ts`). Rules:
 * 1. The first cause counts. `assets`: a file did not arrive, or a wrong one. `mixed`: the same, and the server has another release.
 *    `threw`: the program failed before its first render. `style`: the page's policy refused its style. `no-start`: the page was in front
 *    for `LATE_MS` without a start.
 * 2. A cause is dropped if the app starts soon all the same. Only a page without its style counts although it starts.
 * 3. The notice has no text of an error: places in the app's files, counts, names. A load that the start page has repeated by itself sends
 *    none, and neither does a page without a network.
 */
import { basePath } from '../installation/base-path.ts';
import { NOTICE_PATH } from '../rules/constants.ts';
import type {} from './page-events.ts';

/** The name of the release, as `releaseName` of `platform/release-name.ts` returns it. */
declare const __RELEASE__: string;

type Cause = 'assets' | 'threw' | 'style' | 'no-start';

const LATE_MS = 20_000;
/** Shorter than the first delay of a reload (`start-page.ts`). */
const SETTLE_MS = 1_000;
/** The time in which an app that goes on after an error starts. */
const RECOVERY_MS = 5_000;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- the start of this page load
let cause: Cause | undefined;
let stack: unknown;
let isSent = false;
const failed = { scripts: 0, styles: 0 };

const record = window.startRecord ?? { events: [], failures: 0 };
const startPage = () => document.querySelector<HTMLElement>('.start:not(.start-cover)');
const isStarted = () => !startPage();

/** Records a cause, if it is the first one, and sends its notice after `ms`. */
function note(next: Cause, ms = SETTLE_MS, error?: unknown): void {
  if (cause) return;
  cause = next;
  stack = Object(error).stack;
  setTimeout(settle, ms);
}

async function settle(): Promise<void> {
  if (cause !== 'style' && isStarted()) cause = undefined;
  else send(__BUILD__ === 'web' && cause === 'assets' ? await newestRelease() : undefined);
}

/** Returns the hash of the server's release if it is another one. */
const newestRelease = (): Promise<string | undefined> =>
  fetch(`${basePath}/release.json?v=${Date.now()}`)
    .then((answer) => answer.json())
    .then(({ program }) => {
      const hash = program.slice(-11, -3);
      return __RELEASE__.endsWith(hash) ? undefined : hash;
    })
    .catch(() => undefined);

function send(newest?: string): void {
  if (isSent || !cause || record.failures > 1 || !navigator.onLine) return;
  const notice = {
    ...{ message: `start: ${newest ? 'mixed' : cause}`, code: 'START', page: `kind:${startPage()?.dataset['kind']}` },
    ...{ release: __RELEASE__, time: new Date() },
    // oxlint-disable-next-line sdhealth/host-names -- tells an operator, and decides nothing
    ...{ language: navigator.language, agent: navigator.userAgent, failed, newest },
    frames: String(stack).match(/assets\/[\w-]+\.js:\d+:\d+/g) ?? [],
  };
  isSent = true;
  const origin = document.querySelector<HTMLMetaElement>('meta[name="web-origin"]')?.content || __WEB_ORIGIN__;
  const body = new Blob([JSON.stringify(notice)], { type: 'application/json' });
  // The single file's service is of another origin, which would need to allow the cookies of a beacon.
  if (__BUILD__ === 'web') navigator.sendBeacon(origin + NOTICE_PATH, body);
  else fetch(origin + NOTICE_PATH, { method: 'POST', body, keepalive: true }).catch(String);
}

function onError({ target, error, filename }: ErrorEvent): void {
  const { src, href, rel }: Partial<HTMLScriptElement & HTMLLinkElement> = Object(target);
  // Others may have put scripts of their own into the page.
  if (__BUILD__ === 'web' && !/\/assets\//.test(src || href || filename)) return;
  if (error) return note(error instanceof SyntaxError ? 'assets' : 'threw', RECOVERY_MS, error);
  failed[rel === 'stylesheet' ? 'styles' : 'scripts'] += 1;
  note('assets');
}

function onViolation({ effectiveDirective, target }: SecurityPolicyViolationEvent): void {
  if (/^script/.test(effectiveDirective)) failed.scripts += 1;
  // An extension adds styles of its own.
  if (!/^style/.test(effectiveDirective) || !Object(target).matches?.('#styles,[rel=stylesheet]')) return;
  failed.styles += 1;
  note('style');
}

function onEvent(event: Event & { readonly detail?: unknown }): void {
  if (event.type === 'error') onError(event as ErrorEvent);
  else if (event instanceof SecurityPolicyViolationEvent) onViolation(event);
  else note(/import|module script/.test(String(event.detail)) ? 'assets' : 'threw', SETTLE_MS, event.detail);
}

record.events.forEach(onEvent);
// The head's listeners go on here.
record.events.push = (event) => {
  onEvent(event);
  return 0;
};
addEventListener('pagehide', () => {
  if (cause === 'style' || !isStarted()) send();
});
setTimeout(() => {
  if (!document.hidden && !isStarted()) note('no-start');
}, LATE_MS);
