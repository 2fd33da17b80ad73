/** Makes the pictures of README, each of the real build in an imitated host. */
import { join } from 'node:path';
import { HOST_NAMES } from '../../native-shims/src/hosts/index.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { root } from '../../scripts/workspace/root.ts';
import { ready } from '../e2e/screen-rows/page-faults.ts';
import { addressOf } from '../e2e/screen-rows/rows.ts';
import { FOLDER, PICTURES } from './table.ts';

for (const { name, row, inLab, dark, steps } of PICTURES)
  test.describe(() => {
    const colorScheme = dark ? 'dark' : 'light';
    test.use(
      inLab
        ? { host: 'browser', viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 1, isMobile: false }
        : { host: 'ios-app', colorScheme },
    );

    test(name, async ({ page }) => {
      const address = addressOf(row);
      if (row.before) await page.request.post(`/__fixtures/${row.before[0]}`, { data: row.before[1] });
      await page.goto(inLab ? `/lab?lang=en#${address}` : `${address}${address.includes('?') ? '&' : '?'}lang=en`);
      if (inLab) {
        for (const host of HOST_NAMES) {
          const phone = page.frameLocator(`[data-host="${host}"] iframe`);
          await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(phone.locator('[aria-busy="true"]')).toHaveCount(0);
        }
        // The apps' own login leaves a moment after it is agreed to.
        await expect(page.getByText('Agreed', { exact: true }).filter({ visible: true })).toHaveCount(0);
      } else await ready(page);
      await steps?.(page);
      await page.screenshot({ path: join(root, FOLDER, `${name}.png`), animations: 'disabled' });
    });
  });
