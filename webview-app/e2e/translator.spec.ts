/** Tests a page that a translator changes (L08): React keeps drawing, and no old text stays. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleForPage } from '../../native-shims/src/page-bundle.ts';
import type * as entry from './translator/model-entry.ts';
import { TRANSLATORS } from './translator/translators.ts';

const GLOBAL = 'translatorModel';
const RUNS = 400;

let script: string;
test.beforeAll(async () => {
  const production = { name: 'production', config: () => ({ define: { 'process.env.NODE_ENV': '"production"' } }) };
  script = await bundleForPage(join(import.meta.dirname, 'translator/model-entry.ts'), GLOBAL, [production]);
});

for (const name of Object.keys(TRANSLATORS))
  test(`random pages when a translator ${name}: show after each change what untranslated ones show`, async ({
    page,
  }) => {
    await page.setContent('<!doctype html><title>Model</title>');
    await page.addScriptTag({ content: script });
    const difference = await page.evaluate(
      ([global, translator, runs]) => {
        const model: typeof entry = Reflect.get(window, global);
        model.keepOwnTexts();
        return model.differenceUnder(translator, runs);
      },
      [GLOBAL, name, RUNS] as const,
    );
    expect(difference).toBeUndefined();
  });
