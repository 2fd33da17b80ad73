/**
 * Counts the costs of opening a page, for a page of each kind: layouts that a script forces, files, requests, and the longest chain of
 * requests. A busy machine changes no count.
 */
import { expect, test } from '../../native-shims/src/playwright.ts';
import type { PageKind } from '../src/routing/row.ts';
import { forcedLayouts } from './changes/forced-layouts.ts';
import { changedPages, openLinkTo } from './changes/pages.ts';
import { type Chain, chainOf } from './changes/request-chain.ts';
import { atRest } from './changes/rest.ts';

interface Limits {
  readonly files: number;
  readonly calls: number;
  /** The number of waves of requests on a first visit: first those of the press, then those that follow an answer. */
  readonly depth: number;
}

/** The limits of a first visit, without the area's own file. A chain of more than two waves has a reason. */
const LIMITS: Readonly<Record<PageKind, Limits>> = {
  // The customer's part has separate files, words and requests, and is rendered after the first content.
  home: { files: 14, calls: 6, depth: 4 },
  list: { files: 6, calls: 1, depth: 2 },
  detail: { files: 14, calls: 4, depth: 2 },
  // Cities and clinics are requested if the order can be booked.
  form: { files: 11, calls: 6, depth: 3 },
  // The card is requested after the answer that it was received.
  result: { files: 8, calls: 2, depth: 3 },
  payment: { files: 12, calls: 1, depth: 2 },
};

/** The layouts that a page change may force, by a pattern of the program that forces them, each with its maximum. */
const ALLOWED_LAYOUTS: readonly (readonly [program: RegExp, most: number])[] = [
  // `app/scroll.ts` reads the scroll position of the page before the page is removed.
  [/^scrollY\)/, 1],
  // `app/focus-keeper.tsx` blurs the control before its page is removed, and focuses the heading after the frame.
  [/^blur\(\)/, 1],
  [/^focus\(\{preventScroll/, 3],
  // React removes a heading that has the focus, because the page's content replaces its placeholder.
  [/^call\(\w+\.parentNode/, 2],
  // `app/service-button.tsx` measures whether the bar's actions leave space for the button.
  [/(?:innerWidth|offsetTop|\.fontSize\)).* \(\w* overlays-/, 4],
];

/** Returns the layouts without a row, and those above the maximum of their row. */
const unexplainedLayouts = (lines: readonly string[]): string[] => {
  const counts = new Map<RegExp, number>();
  return lines.filter((line) => {
    const [program, most = 0] = ALLOWED_LAYOUTS.find(([pattern]) => pattern.test(line)) ?? [];
    if (!program) return true;
    counts.set(program, (counts.get(program) ?? 0) + 1);
    return (counts.get(program) ?? 0) > most;
  });
};

for (const { id, kind } of changedPages) {
  test(`a page of the kind ${kind} (${id}) when it is opened, opened again and returned to: no script forces a layout without need`, async ({
    page,
  }) => {
    const { open, back, forward } = await openLinkTo(page, id);
    const during = (change: () => Promise<void>) =>
      forcedLayouts(page, async () => {
        await change();
        await atRest(page);
      });
    expect(unexplainedLayouts(await during(open)), 'the first visit').toEqual([]);
    expect(unexplainedLayouts(await during(back)), 'back to the link').toEqual([]);
    expect(unexplainedLayouts(await during(open)), 'again').toEqual([]);
    await back();
    await atRest(page);
    expect(unexplainedLayouts(await during(forward)), 'returned').toEqual([]);
  });

  test(`a page of the kind ${kind} (${id}) when it is opened, opened again and returned to: its requests are few, in a short chain`, async ({
    page,
  }) => {
    // Turns off the idle prefetch of pages that may be opened later.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const { open, back, forward } = await openLinkTo(page, id);
    const area = `${id.split('.')[0]}.js`;
    const first = (await chainOf(page, open)).filter((wave) => wave.join() !== area);
    await chainOf(page, back);
    const repeatedChain = await chainOf(page, open);
    await chainOf(page, back);
    const returned = await chainOf(page, forward);
    const { files, calls, depth } = LIMITS[kind];
    const requests = first.flat();
    expect(first.length, `the chain:\n${asText(first)}`).toBeLessThanOrEqual(depth);
    expect(requests.filter(isFile).length, `the files:\n${asText(first)}`).toBeLessThanOrEqual(files);
    expect(requests.filter((name) => !isFile(name)).length, `the calls:\n${asText(first)}`).toBeLessThanOrEqual(calls);
    for (const chain of [repeatedChain, returned]) {
      expect(chain.flat().filter(isFile)).toEqual([]);
      expect(chain.length, `the chain:\n${asText(chain)}`).toBeLessThanOrEqual(Math.max(1, depth - 1));
      expect(chain.flat().length, `the calls:\n${asText(chain)}`).toBeLessThanOrEqual(calls);
    }
  });
}

const isFile = (name: string): boolean => /\.(?:js|css)$/.test(name);
const asText = (chain: Chain): string => chain.map((wave, index) => `${index + 1}. ${wave.join(', ')}`).join('\n');
