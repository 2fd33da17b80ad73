/**
 * Detects blank pages and crash loops of the single file. It is an inline script in the head, like `start-page.ts`. Rules:
 * 1. If the app has painted nothing 5 s after the markup was parsed, the start page says that it cannot be opened. The app may still start
 *    on a slow phone, so nothing reloads by itself.
 * 2. A blank page is covered by a layer with a button until something can be seen, and the app tells the host.
 * 3. After three starts within 60 s that failed before their first render, this load, or the next, is a safe page with version and support
 *    code. Its button forgets the crashes and opens the entry page.
 * The host counts renderer crashes, because such a crash takes the page's memory with it.
 */
import { isBlank } from './is-blank.ts';
import { BLANK, makeSafe, PAINTED, safePage } from './page-signs.ts';
import { FAILED } from './start-failed.ts';

const LOOK_MS = 5_000;
/** The time between two checks of a blank page: the first may fall between two screens. */
const AGAIN_MS = 1_000;
const LOOP_MS = 60_000;
const CRASHES = 3;
const KEPT = 'sdhealth.crashes';
const LOOP = 'LOOP';

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the layer of this page load
let cover: HTMLElement | undefined;
let hasPainted = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the times of the crashes that still count. Without storage the list is empty, and only the host can detect a loop. */
function crashes(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(stored) ? stored.map(Number).filter((time) => Math.abs(Date.now() - time) < LOOP_MS) : [];
  } catch {
    return [];
  }
}

function remember(times: readonly number[]): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(times));
  } catch {
    // Storage is refused: see `crashes`.
  }
}

function noteCrash(): void {
  const times = [...crashes(), Date.now()];
  remember(times);
  if (times.length >= CRASHES) stop();
}

/** Turns this load into the safe page. */
function stop(): void {
  makeSafe(LOOP);
  clearTimeout(timer);
  whenParsed(() => put('健康服务多次未能打开', 'Health services could not be opened several times', LOOP));
}

function look(): void {
  if (document.hidden) return;
  const blank = isBlank(cover);
  if (!blank) uncover();
  const start = document.querySelector<HTMLElement>('.start:not(.start-cover)');
  if (start && !hasPainted) start.dataset['failed'] = '';
  if (blank && !cover) watch(AGAIN_MS, lookAgain);
  else if (blank) watch(AGAIN_MS);
}

function lookAgain(): void {
  if (!isBlank()) return;
  put('健康服务暂时无法显示', 'Health services cannot be shown right now', 'BLANK');
  dispatchEvent(new Event(BLANK));
  watch(AGAIN_MS);
}

function watch(ms = LOOK_MS, then = look): void {
  clearTimeout(timer);
  if (!safePage()) timer = setTimeout(then, ms);
}

/** Covers everything with a page of two sentences and a button. */
function put(zh: string, en: string, code: string): void {
  uncover();
  cover = part('main', '', 'start start-cover');
  const element = part('div');
  element.setAttribute('role', 'alert');
  element.append(part('span', zh, '', 'zh-CN'), part('br'), part('span', en, '', 'en'));
  const button = part('button', '重新打开 · Try again');
  button.addEventListener('click', () => {
    remember([]);
    // The page of this address may have crashed the app each time.
    if (code === LOOP) history.replaceState(null, '', '#/health/');
    location.reload();
  });
  cover.append(element, button, part('small', [code, version()].filter(Boolean).join(' · ')));
  document.body.append(cover);
}

function uncover(): void {
  cover?.remove();
  cover = undefined;
}

function part(name: string, text = '', className = '', lang = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  if (lang) element.lang = lang;
  return element;
}

const version = (): string => document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content ?? '';

const whenParsed = (then: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', then) : then();

addEventListener(FAILED, noteCrash);
addEventListener(PAINTED, (event) => {
  hasPainted = true;
  if (isBlank(cover)) event.preventDefault();
});
addEventListener('hashchange', () => watch());
document.addEventListener('visibilitychange', () => watch());
if (crashes().length >= CRASHES) stop();
else whenParsed(() => watch());
