/**
 * Counts what a change of the page costs, for a page of each kind: layouts that a script forces, files, calls, and the longest chain of
 * requests. A busy machine changes no count.
 */
import { expect, test } from '../../native-shims/src/playwright.ts';
import type { PageKind } from '../src/routing/row.ts';
import { forcedLayouts } from './changes/forced-layouts.ts';
import { changedPages, openLinkTo } from './changes/pages.ts';
import { type Chain, chainOf } from './changes/request-chain.ts';
import { atRest } from './changes/rest.ts';

interface Most {
  readonly files: number;
  readonly calls: number;
  /** The waves of requests of a first visit: what the page knows with the press, and what it learns from the answers. */
  readonly depth: number;
}

/** The limits of a first visit, without the area's own file. A chain is longer than two waves only for the reason beside it. */
const MOST: Readonly<Record<PageKind, Most>> = {
  // The customer's part has its own files, words and calls. It is drawn behind the first content.
  home: { files: 14, calls: 6, depth: 4 },
  list: { files: 6, calls: 1, depth: 2 },
  detail: { files: 14, calls: 4, depth: 2 },
  // Cities and clinics are requested if the order can be booked.
  form: { files: 11, calls: 6, depth: 3 },
  // The card is requested after the answer that it was received.
  result: { files: 8, calls: 2, depth: 3 },
  payment: { files: 12, calls: 1, depth: 2 },
};

/** The layouts that a change needs, by the program that forces them, and the most of each in a change. */
const NEEDED: readonly (readonly [program: RegExp, most: number])[] = [
  // `app/scroll.ts`: the position of the page is read before that page goes.
  [/^scrollY\)/, 1],
  // `app/focus-keeper.tsx`: the control loses the focus before its page is removed, and the heading gets it after the frame.
  [/^blur\(\)/, 1],
  [/^focus\(\{preventScroll/, 3],
  // React removes a heading that has the focus, because the page's content replaces its placeholder.
  [/^call\(\w+\.parentNode/, 2],
  // `app/service-button.tsx`: the button measures whether the bar's actions leave it room.
  [/(?:innerWidth|offsetTop|\.fontSize\)).* \(\w* overlays-/, 4],
];

/** Returns the layouts that no row explains, or that are more than it allows. */
const needless = (lines: readonly string[]): string[] => {
  const counts = new Map<RegExp, number>();
  return lines.filter((line) => {
    const [program, most = 0] = NEEDED.find(([pattern]) => pattern.test(line)) ?? [];
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
    expect(needless(await during(open)), 'the first visit').toEqual([]);
    expect(needless(await during(back)), 'back to the link').toEqual([]);
    expect(needless(await during(open)), 'again').toEqual([]);
    await back();
    await atRest(page);
    expect(needless(await during(forward)), 'returned').toEqual([]);
  });

  test(`a page of the kind ${kind} (${id}) when it is opened, opened again and returned to: its requests are few, in a short chain`, async ({
    page,
  }) => {
    // Nothing is requested for a page that may be opened later.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const { open, back, forward } = await openLinkTo(page, id);
    const area = `${id.split('.')[0]}.js`;
    const first = (await chainOf(page, open)).filter((wave) => wave.join() !== area);
    await chainOf(page, back);
    const again = await chainOf(page, open);
    await chainOf(page, back);
    const returned = await chainOf(page, forward);
    const { files, calls, depth } = MOST[kind];
    const requests = first.flat();
    expect(first.length, `the chain:\n${shown(first)}`).toBeLessThanOrEqual(depth);
    expect(requests.filter(isFile).length, `the files:\n${shown(first)}`).toBeLessThanOrEqual(files);
    expect(requests.filter((name) => !isFile(name)).length, `the calls:\n${shown(first)}`).toBeLessThanOrEqual(calls);
    for (const chain of [again, returned]) {
      expect(chain.flat().filter(isFile)).toEqual([]);
      expect(chain.length, `the chain:\n${shown(chain)}`).toBeLessThanOrEqual(Math.max(1, depth - 1));
      expect(chain.flat().length, `the calls:\n${shown(chain)}`).toBeLessThanOrEqual(calls);
    }
  });
}

const isFile = (name: string): boolean => /\.(?:js|css)$/.test(name);
const shown = (chain: Chain): string => chain.map((wave, index) => `${index + 1}. ${wave.join(', ')}`).join('\n');
