/**
 * Detects blank pages and crash loops of the single file. It is an inline script in the head, like `start-page.ts`. Rules:
 * 1. If the app has painted nothing 5 s after the markup was parsed, the start page says that the app cannot be opened. The app may still
 *    start on a slow phone, so the page does not reload by itself.
 * 2. A blank page is covered by a layer with a button until it has visible content, and the app reports it to the host.
 * 3. After three starts within 60 s that failed before their first render, this load, or the next, is a safe page with version and support
 *    code. Its button forgets the crashes and opens the entry page.
 * The host counts renderer crashes, because such a crash takes the page's memory with it.
 */
import { basePath } from '../installation/base-path.ts';
import { name } from '../installation/name.ts';
import { isBlank } from './is-blank.ts';
import { BLANK, FAILED, makeSafe, PAINTED, safePageCode, whenParsed } from './page-events.ts';

const FIRST_CHECK_MS = 5_000;
/** The time between two checks of a blank page, because the first check may run between two screens. */
const RECHECK_MS = 1_000;
const CRASH_LIFETIME_MS = 60_000;
const MAX_CRASHES = 3;
const CRASHES_KEY = 'sdhealth.crashes';
const LOOP_CODE = 'LOOP';

// oxlint-disable-next-line sdhealth/cleared-on-logout -- an element of this page load
let cover: HTMLElement | undefined;
let hasPainted = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the times of the recent crashes. Without storage the list is empty, and only the host can detect a loop. */
function recentCrashes(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CRASHES_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.map(Number).filter((time) => Math.abs(Date.now() - time) < CRASH_LIFETIME_MS)
      : [];
  } catch {
    return [];
  }
}

function storeCrashes(times: readonly number[]): void {
  try {
    sessionStorage.setItem(CRASHES_KEY, JSON.stringify(times));
  } catch {
    // If storage is refused, the list of crashes stays empty.
  }
}

function recordCrash(): void {
  const times = [...recentCrashes(), Date.now()];
  storeCrashes(times);
  if (times.length >= MAX_CRASHES) showSafePage();
}

/** Turns this load into the safe page. */
function showSafePage(): void {
  makeSafe(LOOP_CODE);
  clearTimeout(timer);
  whenParsed(() => showCover(`${name.zh}多次未能打开`, `${name.en} could not be opened several times`, LOOP_CODE));
}

function checkPage(): void {
  if (document.hidden) return;
  const blank = isBlank(cover);
  if (!blank) removeCover();
  const start = document.querySelector<HTMLElement>('.start:not(.start-cover)');
  if (start && !hasPainted) start.dataset['failed'] = '';
  if (blank && !cover) scheduleCheck(RECHECK_MS, confirmBlank);
  else if (blank) scheduleCheck(RECHECK_MS);
}

function confirmBlank(): void {
  if (!isBlank()) return;
  showCover(`${name.zh}暂时无法显示`, `${name.en} cannot be shown right now`, 'BLANK');
  dispatchEvent(new Event(BLANK));
  scheduleCheck(RECHECK_MS);
}

function scheduleCheck(ms = FIRST_CHECK_MS, callback = checkPage): void {
  clearTimeout(timer);
  if (!safePageCode()) timer = setTimeout(callback, ms);
}

/** Covers everything with a page of two sentences and a button. */
function showCover(zh: string, en: string, code: string): void {
  removeCover();
  cover = createElement('main', '', 'start start-cover');
  const element = createElement('div');
  element.setAttribute('role', 'alert');
  element.append(createElement('span', zh, '', 'zh-CN'), createElement('br'), createElement('span', en, '', 'en'));
  const button = createElement('button', '重新打开 · Try again');
  button.addEventListener('click', () => {
    storeCrashes([]);
    // The page of this address may have crashed the app each time.
    if (code === LOOP_CODE) history.replaceState(null, '', `#${basePath}/`);
    location.reload();
  });
  cover.append(element, button, createElement('small', [code, version()].filter(Boolean).join(' · ')));
  document.body.append(cover);
}

function removeCover(): void {
  cover?.remove();
  cover = undefined;
}

function createElement(name: string, text = '', className = '', lang = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  if (lang) element.lang = lang;
  return element;
}

const version = (): string => document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content ?? '';

addEventListener(FAILED, recordCrash);
addEventListener(PAINTED, (event) => {
  hasPainted = true;
  if (isBlank(cover)) event.preventDefault();
});
addEventListener('hashchange', () => scheduleCheck());
document.addEventListener('visibilitychange', () => scheduleCheck());
if (recentCrashes().length >= MAX_CRASHES) showSafePage();
else whenParsed(() => scheduleCheck());
