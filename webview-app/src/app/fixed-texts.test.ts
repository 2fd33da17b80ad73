/** Tests that names, numbers and codes are excluded from page translation wherever they are a whole text. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test } from 'vitest';
import { collectFixedTexts, translatableFixedTexts } from '../../test/fixed-texts.ts';
import { newBrowser } from '../../test/open-app.tsx';
import { PAGES_TO_TRY, pageAddress } from '../../test/sample-pages.ts';
import { holdTime, untilSettled } from '../../test/settled.ts';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();
beforeEach(() => void installHost('browser'));

test.each(PAGES_TO_TRY)(
  'page %s when a translator may change it: has translate="no" on each name, number and code',
  async (id) => {
    holdTime();
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const texts = new Set<string>();
    browser.alter((_, answer) => {
      collectFixedTexts(answer, texts);
      return answer;
    });
    await untilSettled(await browser.open(pageAddress(id)));
    expect(translatableFixedTexts(texts)).toEqual([]);
  },
);
