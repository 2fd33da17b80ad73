/** Lists the faults that other software of a phone causes. Examples are locks that are never given, errors and additions to globals. */
import { TEXT_SIZES } from '../../../native-shims/src/wechat-bridge/text-size.ts';
import { tooWide } from '../../e2e/screen-rows/page-faults.ts';
import { type Cell, type Fault, faultRows, onInit } from '../fault.ts';

/** Errors that are not the app's: the event's message, its file, and the thrown error. */
const NOISE = [
  { message: 'ResizeObserver loop completed with undelivered notifications.' },
  { message: 'ResizeObserver loop limit exceeded' },
  { message: 'Script error.' },
  { message: 'Uncaught TypeError: x is null', filename: 'chrome-extension://abcdef/content.js', error: 'TypeError' },
  { message: 'TypeError: x is null', filename: 'moz-extension://abcdef/content.js', error: 'TypeError' },
  { message: 'TypeError: x is null', filename: 'safari-web-extension://abcdef/content.js', error: 'TypeError' },
  { message: "ReferenceError: Can't find variable: WeixinJSBridge", filename: '', error: 'ReferenceError' },
] as const;

function refuseLocks(): void {
  LockManager.prototype.request = () => new Promise(() => {});
}

function nullStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => null });
}

function extendObjects(): void {
  Object.assign(Object.prototype, { foreignAddition: 1 });
}

function makeNoise(noise: typeof NOISE): void {
  for (const item of noise) {
    const error = 'error' in item ? Object.assign(new Error('x is null'), { name: item.error, stack: '' }) : null;
    dispatchEvent(new ErrorEvent('error', { ...item, error }));
  }
  for (const reason of [undefined, null, 'cancelled', { isTrusted: true }])
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
}

/** Marks and styles each element as an extension's dark mode does, after each change. The page's policy allows only an adopted sheet. */
function addDarkMode(): void {
  const markedElements = new WeakSet<Element>();
  const markAll = () => {
    const root = document.documentElement;
    if (!root || !document.head) return;
    root.dataset['darkreaderMode'] = 'dynamic';
    root.dataset['darkreaderScheme'] = 'dark';
    for (const sheet of document.querySelectorAll('style:not(.darkreader), link[rel="stylesheet"]')) {
      if (markedElements.has(sheet)) continue;
      markedElements.add(sheet);
      // The page's policy does not bind an extension, but would refuse a style element of its imitation.
      sheet.after(Object.assign(document.createElement('meta'), { className: 'darkreader darkreader--sync' }));
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (markedElements.has(element)) continue;
      markedElements.add(element);
      element.dataset['darkreaderInlineBgcolor'] = '';
      element.style?.setProperty('--darkreader-inline-bgcolor', '#181a1b');
    }
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, body { background: #181a1b !important; color: #e8e6e3 !important; }');
  addEventListener('DOMContentLoaded', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    markAll();
    new MutationObserver(markAll).observe(document, { childList: true, subtree: true });
  });
}

/** Puts an icon beside each field and one after the page, as password managers do, and again after each change. */
function addIcons(): void {
  const fieldsWithIcon = new WeakSet<Element>();
  const addAll = () => {
    for (const field of document.querySelectorAll<HTMLElement>(
      'input:not([type="checkbox"], [type="radio"]), textarea',
    )) {
      if (fieldsWithIcon.has(field)) continue;
      fieldsWithIcon.add(field);
      field.dataset['lpignore'] = 'false';
      const icon = document.createElement('div');
      icon.dataset['lastpassIconRoot'] = '';
      Object.assign(icon.style, { position: 'relative', width: '0', height: '0', cssFloat: 'left' });
      icon.attachShadow({ mode: 'open' });
      field.before(icon);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    document.body.after(document.createElement('com-1password-notification'));
    addAll();
    new MutationObserver(addAll).observe(document, { childList: true, subtree: true });
  });
}

/** Fills each phone number field by the events of password managers. Returns the values of fields that lost the number. */
async function fillPhones(number: string): Promise<string[]> {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input[type="tel"], input[autocomplete="tel"]'),
  ].filter(
    (field) => field.checkVisibility() && !field.readOnly && !field.disabled && field.autocomplete !== 'one-time-code',
  );
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of fields) {
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    set?.call(field, number);
    for (const name of ['input', 'keyup', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    field.blur();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return fields
    .filter((field) => field.isConnected && field.value.replace(/\D/g, '') !== number)
    .map(({ value }) => value);
}

const NUMBER = '13800138000';
const passwordManager: Pick<Fault, 'before' | 'findings'> = {
  before: onInit(addIcons),
  findings: async ({ page }) =>
    (await page.evaluate(fillPhones, NUMBER)).map((value) => `a filled field has “${value}” instead of ${NUMBER}`),
};

/** Records the page's error reports and finds those about errors of other software. */
function errorNoise(): Pick<Fault, 'before' | 'after' | 'findings'> {
  const notices = new WeakMap<Cell, string[]>();
  return {
    async before(cell) {
      const bodies: string[] = [];
      notices.set(cell, bodies);
      cell.context.on('request', (request) => {
        if (request.url().includes('/febot-notice')) bodies.push(request.postData() ?? '');
      });
    },
    after: ({ page }) => page.evaluate(makeNoise, NOISE),
    findings: async (cell) =>
      (notices.get(cell) ?? [])
        .filter((body) => /"CRASH"/.test(body))
        .map((body) => `a notice about an error of other software: ${body}`),
  };
}

/** Enlarges the text as WeChat does, from the start. */
const enlarge = (step: number, isElder = false): Pick<Fault, 'before' | 'findings'> => ({
  before: ({ context }) =>
    context
      .addInitScript(
        ({ percent, elder }) => {
          if (elder) localStorage.setItem('sdhealth.elder', '1');
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = `${percent}%`;
          });
        },
        { percent: TEXT_SIZES[step - 1], elder: isElder },
      )
      .then(() => undefined),
  findings: ({ page }) => tooWide(page),
});

/** The page must work in spite of these faults: an error message in it is a finding. */
export const strangers: readonly Fault[] = faultRows(
  { build: 'web' },
  [
    { id: 'lock-never', name: 'a lock is never granted', rows: ['T06'], before: onInit(refuseLocks) },
    { id: 'storage-null', name: 'the storages are null', rows: ['T01'], before: onInit(nullStorage) },
    { id: 'noise', name: 'errors of other software', rows: ['L09'], ...errorNoise() },
    { id: 'dark-extension', name: 'the dark mode of an extension', rows: ['L08'], before: onInit(addDarkMode) },
    { id: 'password-manager', name: 'a password manager', rows: ['L08'], ...passwordManager },
    { id: 'text-3', name: 'text in WeChat’s size 3', rows: ['L10'], ...enlarge(3) },
    { id: 'text-8', name: 'text in WeChat’s largest size', rows: ['L10'], ...enlarge(8) },
    { id: 'elder-text-8', name: 'the elder edition with WeChat’s largest text', rows: ['L10'], ...enlarge(8, true) },
    {
      id: 'extended-objects',
      name: 'all objects have an additional property',
      rows: ['B25'],
      before: onInit(extendObjects),
    },
  ].map((row: Omit<Fault, 'build'>) => ({ ...row, heals: true as const })),
);
