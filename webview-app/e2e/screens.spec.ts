/**
 * Checks every screen that is made, by its rows: no accessibility fault, nothing wider than the phone at 320 px and at 200 % text, light
 * and dark, in both languages. `PICTURES=1` keeps a picture of each under `test-results/screens`.
 */
import { existsSync } from 'node:fs';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { routes } from '../src/routes.ts';
import { pageFaults, ready } from './screen-rows/page-faults.ts';
import { addressOf, rows } from './screen-rows/rows.ts';

interface Variant {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  readonly lang: 'zh' | 'en';
  readonly zoom?: boolean;
}
const VARIANTS: readonly Variant[] = [
  { name: 'light-zh', width: 390, height: 844, lang: 'zh' },
  { name: 'dark-en', width: 390, height: 844, dark: true, lang: 'en' },
  { name: 'small-en', width: 320, height: 640, lang: 'en' },
  { name: 'large-en', width: 320, height: 640, lang: 'en', zoom: true },
  // English words are the longer ones: large Chinese text is looked at by `ALL_LOOKS=1` only.
  ...(process.env['ALL_LOOKS'] ? [{ name: 'large-zh', width: 320, height: 640, lang: 'zh', zoom: true } as const] : []),
];

test('every screen that is made has a row', () => {
  const made = Object.keys(routes).filter((id) =>
    existsSync(new URL(`../src/screens/${id.replace('.', '/')}.tsx`, import.meta.url)),
  );
  expect([...new Set<string>(rows.map(({ id }) => id))].sort()).toEqual(made.sort());
});

for (const row of rows)
  for (const variant of VARIANTS) {
    const name = [row.id, row.state, variant.name].filter(Boolean).join(' ');
    const { host = 'ios-app', before, steps = {}, errors = [] } = row;
    test.describe(() => {
      const viewport = { width: variant.width, height: variant.height };
      test.use({ host, isMobile: true, allowErrors: errors, viewport });

      test(`X01 X02: ${name}`, async ({ page }) => {
        const look = async (step: string) => {
          expect(await pageFaults(page), step).toEqual([]);
          if (process.env['PICTURES'])
            await page.screenshot({ path: `test-results/screens/${`${name} ${step}`.replaceAll(' ', '-')}.png` });
        };
        if (before) await page.request.post(`/__fixtures/${before[0]}`, { data: before[1] });
        if (row.fromSteps) await page.clock.install();
        await page.emulateMedia({ colorScheme: variant.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
        const address = addressOf(row);
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${variant.lang}`);
        if (variant.zoom) await page.addStyleTag({ content: ':root { font-size: 200% }' });
        if (!row.fromSteps) {
          await ready(page);
          await look('at first');
        }
        for (const [step, act] of Object.entries(steps)) {
          await act(page);
          await look(step);
        }
      });
    });
  }
