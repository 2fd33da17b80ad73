/**
 * Lists the faults of page translators. Each screen is opened, tapped and typed in twice, without and with a translator: after each step
 * both must have the same words. Each pass has a sandbox of its own, so that both begin with the same data.
 */
import { join } from 'node:path';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '../../../fixtures/src/sandbox-name.ts';
import { bundleForPage } from '../../../native-shims/src/page-bundle.ts';
import { logInByService } from '../../e2e/journey/signed-in.ts';
import { TRANSLATORS, translatePage } from '../../e2e/translator/translators.ts';
import { type Cell, type Fault, rowsOf } from '../fault.ts';
import { lookAt } from '../look.ts';

const NAMES = Object.keys(TRANSLATORS);
const WRAPPER = 'replaces each text';
const GLOBAL = 'sdhealthTranslator';
const STEPS = 4;
const TYPED = '张三1380013';

let script: Promise<string> | undefined;
const translatorScript = (): Promise<string> => {
  script ??= bundleForPage(join(import.meta.dirname, '../../e2e/translator/translators.ts'), GLOBAL);
  return script;
};

/** Matches texts that differ between two visits: clocks, countdowns, and new numbers of cards and orders. */
const CHANGING = /\d+(?::\d\d)+|\d+(?=s(?![a-z])|秒)|\d{9,}/g;
/** The most looks at a page that may render words late. */
const MOST_LOOKS = 5;

/** Returns the words of a page without marks of a translator, and without spaces: a translator moves both. */
async function wordsOf({ page }: Cell): Promise<string> {
  const look = await lookAt(page);
  return (look?.content ?? '').replace(/[\s«»]+/g, '').replace(CHANGING, 'changing');
}

/** Uses the control of a number in the page's main part, or in a dialog over it. Returns true for a field, which has the focus then. */
function use(number: number): boolean {
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].at(-1);
  const controls = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>('main button, dialog button, input, textarea, summary'),
  ];
  const usable = controls.filter(
    (element) => !element.matches(':disabled, [aria-disabled="true"], [type="file"]') && element.checkVisibility(),
  );
  const control = usable[number % Math.max(usable.length, 1)];
  if (!control) return false;
  if (control.matches('textarea, input:not([type="checkbox"], [type="radio"])')) {
    control.focus();
    return true;
  }
  control.click();
  return false;
}

/** Returns the page's words once they are the expected ones, or without expected words once they stay the same. */
async function wordsAtRest(cell: Cell, expected: string | undefined): Promise<string> {
  let words = await wordsOf(cell);
  for (let looks = 1; looks < MOST_LOOKS && words !== expected; looks++) {
    const previous = words;
    await cell.settled();
    words = await wordsOf(cell);
    if (expected === undefined && words === previous) break;
  }
  return words;
}

/** Taps and types in the page; returns its words after each step. `expected`: the words of the same page untranslated. */
async function visited(cell: Cell, expected: readonly string[] = []): Promise<string[]> {
  const words = [await wordsAtRest(cell, expected[0])];
  for (let step = 0; step < STEPS; step++) {
    if (await cell.page.evaluate(use, step)) for (const letter of TYPED) await cell.page.keyboard.insertText(letter);
    await cell.settled();
    words.push(await wordsAtRest(cell, expected[step + 1]));
  }
  return words;
}

/** Gives the context a sandbox of its own, in which the customer is logged in. */
async function beginAnew({ context, page, shim, address }: Cell): Promise<void> {
  const sandbox = `${shim.sandbox}-again`;
  await context.setExtraHTTPHeaders({ [SANDBOX_HEADER]: sandbox });
  await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: new URL(address).origin }]);
  await logInByService(context.request);
  await page.goto('about:blank');
}

const translatedBy = (nameOf: (address: string) => string): Pick<Fault, 'before' | 'after' | 'findings'> => {
  const plain = new WeakMap<Cell, readonly string[]>();
  return {
    async before(cell) {
      const { page } = cell;
      // Opens a page without the app, to read the stored values before the first pass. The second pass starts with the same values.
      const withoutApp = new URL('/apk/website/version.json', cell.address).href;
      await page.goto(withoutApp);
      const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
      await page.goto(cell.address, { waitUntil: 'commit' });
      await cell.settled();
      plain.set(cell, await visited(cell));
      await page.goto(withoutApp);
      await page.evaluate(({ local, session }) => {
        localStorage.clear();
        sessionStorage.clear();
        Object.assign(localStorage, local);
        Object.assign(sessionStorage, session);
      }, kept);
      await beginAnew(cell);
      const words = `${await translatorScript()};${GLOBAL}.${translatePage.name}(${JSON.stringify(nameOf(cell.address))})`;
      await page.addInitScript({ content: words });
    },
    async findings(cell) {
      const before = plain.get(cell) ?? [];
      const after = await visited(cell, before);
      return before.flatMap((words, step) =>
        words === after[step] ? [] : [`other words after ${step} steps: ${difference(words, after[step] ?? '')}`],
      );
    },
  };
};

/** Returns where two texts begin to differ. */
function difference(expected: string, actual: string): string {
  let same = 0;
  while (same < expected.length && expected[same] === actual[same]) same++;
  const part = (text: string) => text.slice(Math.max(0, same - 10), same + 30);
  return `${part(actual)} instead of ${part(expected)}`;
}

/** Returns another number for another address. */
const numberOf = (address: string): number => [...address].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export const translated: readonly Fault[] = rowsOf({ build: 'web' }, [
  { id: 'translator', name: 'a translator replaces each text', rows: ['L08'], ...translatedBy(() => WRAPPER) },
  {
    id: 'other-translator',
    name: 'a translator of another kind, in turn',
    rows: ['L08'],
    ...translatedBy((address) => NAMES[numberOf(address) % NAMES.length] ?? WRAPPER),
  },
]);
