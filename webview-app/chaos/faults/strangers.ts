/** What other software of the phone does to a page: locks that are never given, storages that are none, noise, additions to globals. */
import { TEXT_SIZES } from '../../../native-shims/src/wechat-bridge/text-size.ts';
import { tooWide } from '../../e2e/screen-rows/page-faults.ts';
import { type Cell, type Fault, rowsOf } from '../fault.ts';

/** Errors that are not the app's: their event's message, the file that is named, and what was thrown. */
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
  Object.assign(Object.prototype, { extra: 1 });
}

function makeNoise(noise: typeof NOISE): void {
  for (const one of noise) {
    const error = 'error' in one ? Object.assign(new Error('x is null'), { name: one.error, stack: '' }) : null;
    dispatchEvent(new ErrorEvent('error', { ...one, error }));
  }
  for (const reason of [undefined, null, 'cancelled', { isTrusted: true }])
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
}

const initially =
  (script: () => void) =>
  ({ context }: Cell) =>
    context.addInitScript(script).then(() => undefined);

/** Notes the codes of the page's notices. */
function noisy(): Pick<Fault, 'before' | 'after' | 'findings'> {
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
        .map((body) => `a notice of somebody else’s error: ${body}`),
  };
}

/** Enlarges the text as WeChat does, from the start. */
const enlarged = (step: number, isElder = false): Pick<Fault, 'before' | 'findings'> => ({
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

/** All is well in spite of them: a page that says what has failed is a finding. */
export const strangers: readonly Fault[] = rowsOf(
  { build: 'web' },
  [
    { id: 'lock-never', name: 'a lock is never given', rows: ['T06'], before: initially(refuseLocks) },
    { id: 'storage-null', name: 'the storages are null', rows: ['T01'], before: initially(nullStorage) },
    { id: 'noise', name: 'errors of other software', rows: ['L09'], ...noisy() },
    { id: 'text-3', name: 'text of WeChat’s size 3', rows: ['L10'], ...enlarged(3) },
    { id: 'text-8', name: 'text of WeChat’s largest size', rows: ['L10'], ...enlarged(8) },
    { id: 'elder-text-8', name: 'the elder edition with WeChat’s largest text', rows: ['L10'], ...enlarged(8, true) },
    {
      id: 'extended-objects',
      name: 'all objects have one property more',
      rows: ['B25'],
      before: initially(extendObjects),
    },
  ].map((row: Omit<Fault, 'build'>) => ({ ...row, heals: true as const })),
);
