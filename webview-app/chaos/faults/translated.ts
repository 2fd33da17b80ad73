/**
 * Lists the faults of page translators. Each screen is opened, tapped and typed in twice, without and with a translator. After each step
 * both must have the same text. Each pass has a separate sandbox, so that both begin with the same data.
 */
import { join } from 'node:path';
import { SANDBOX_COOKIE, SANDBOX_HEADER } from '../../../fixtures/src/sandbox-name.ts';
import { bundleForPage } from '../../../native-shims/src/page-bundle.ts';
import { logInByService } from '../../e2e/journey/signed-in.ts';
import { TRANSLATORS, translatePage } from '../../e2e/translator/translators.ts';
import { type Cell, type Fault, faultRows } from '../fault.ts';
import { takeSnapshot } from '../page-snapshot.ts';

const NAMES = Object.keys(TRANSLATORS);
const WRAPPER = 'replaces each text';
const GLOBAL = 'sdhealthTranslator';
const STEPS = 4;
const TYPED_TEXT = '张三1380013';

let script: Promise<string> | undefined;
const translatorScript = (): Promise<string> => {
  script ??= bundleForPage(join(import.meta.dirname, '../../e2e/translator/translators.ts'), GLOBAL);
  return script;
};

/** Matches texts that differ between two visits: clocks, countdowns, and new numbers of cards and orders. */
const CHANGING = /\d+(?::\d\d)+|\d+(?=s(?![a-z])|秒)|\d{9,}/g;
/** The maximum number of reads of a page that may render text late. */
const MAX_READS = 5;

/** Returns the text of a page without a translator's marks and without spaces, because a translator moves both. */
async function textOf({ page }: Cell): Promise<string> {
  const view = await takeSnapshot(page);
  return (view?.content ?? '').replace(/[\s«»]+/g, '').replace(CHANGING, 'changing');
}

/** Taps or focuses the control at the index in the main part, or in a dialog over it. Returns true for a text field. */
function useControl(index: number): boolean {
  const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].at(-1);
  const controls = [
    ...(dialog ?? document).querySelectorAll<HTMLElement>('main button, dialog button, input, textarea, summary'),
  ];
  const usable = controls.filter(
    (element) => !element.matches(':disabled, [aria-disabled="true"], [type="file"]') && element.checkVisibility(),
  );
  const control = usable[index % Math.max(usable.length, 1)];
  if (!control) return false;
  if (control.matches('textarea, input:not([type="checkbox"], [type="radio"])')) {
    control.focus();
    return true;
  }
  control.click();
  return false;
}

/** Returns the page's text once it is the expected text. Without an expected text, once it stays the same. */
async function textAtRest(cell: Cell, expected: string | undefined): Promise<string> {
  let words = await textOf(cell);
  for (let reads = 1; reads < MAX_READS && words !== expected; reads++) {
    const previous = words;
    await cell.settled();
    words = await textOf(cell);
    if (expected === undefined && words === previous) break;
  }
  return words;
}

/** Taps and types in the page. Returns its text after each step. `expected`: the texts of the same page without a translator. */
async function textsOfVisit(cell: Cell, expected: readonly string[] = []): Promise<string[]> {
  const words = [await textAtRest(cell, expected[0])];
  for (let step = 0; step < STEPS; step++) {
    if (await cell.page.evaluate(useControl, step))
      for (const letter of TYPED_TEXT) await cell.page.keyboard.insertText(letter);
    await cell.settled();
    words.push(await textAtRest(cell, expected[step + 1]));
  }
  return words;
}

/** Gives the context a new sandbox, in which the customer is logged in. */
async function openNewSandbox({ context, page, shim, address }: Cell): Promise<void> {
  const sandbox = `${shim.sandbox}-again`;
  await context.setExtraHTTPHeaders({ [SANDBOX_HEADER]: sandbox });
  await context.addCookies([{ name: SANDBOX_COOKIE, value: sandbox, url: new URL(address).origin }]);
  await logInByService(context.request);
  await page.goto('about:blank');
}

const withTranslator = (nameOf: (address: string) => string): Pick<Fault, 'before' | 'after' | 'findings'> => {
  const textsWithoutTranslator = new WeakMap<Cell, readonly string[]>();
  return {
    async before(cell) {
      const { page } = cell;
      // Opens a page without the app, to read the stored values before the first pass. The second pass starts with the same values.
      const withoutApp = new URL('/apk/website/version.json', cell.address).href;
      await page.goto(withoutApp);
      const storedValues = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
      await page.goto(cell.address, { waitUntil: 'commit' });
      await cell.settled();
      textsWithoutTranslator.set(cell, await textsOfVisit(cell));
      await page.goto(withoutApp);
      await page.evaluate(({ local, session }) => {
        localStorage.clear();
        sessionStorage.clear();
        Object.assign(localStorage, local);
        Object.assign(sessionStorage, session);
      }, storedValues);
      await openNewSandbox(cell);
      const words = `${await translatorScript()};${GLOBAL}.${translatePage.name}(${JSON.stringify(nameOf(cell.address))})`;
      await page.addInitScript({ content: words });
    },
    async findings(cell) {
      const expected = textsWithoutTranslator.get(cell) ?? [];
      const actual = await textsOfVisit(cell, expected);
      return expected.flatMap((words, step) =>
        words === actual[step] ? [] : [`other text after ${step} steps: ${difference(words, actual[step] ?? '')}`],
      );
    },
  };
};

function difference(expected: string, actual: string): string {
  let commonLength = 0;
  while (commonLength < expected.length && expected[commonLength] === actual[commonLength]) commonLength++;
  const excerpt = (text: string) => text.slice(Math.max(0, commonLength - 10), commonLength + 30);
  return `${excerpt(actual)} instead of ${excerpt(expected)}`;
}

const hashOf = (address: string): number => [...address].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export const translated: readonly Fault[] = faultRows({ build: 'web' }, [
  { id: 'translator', name: 'a translator replaces each text', rows: ['L08'], ...withTranslator(() => WRAPPER) },
  {
    id: 'other-translator',
    name: 'another kind of translator for each address',
    rows: ['L08'],
    ...withTranslator((address) => NAMES[hashOf(address) % NAMES.length] ?? WRAPPER),
  },
]);
