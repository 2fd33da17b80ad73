/** Takes the pictures of the README, each of the real build in an imitated host. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { HOST_NAMES } from '../../native-shims/src/hosts/index.ts';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { root } from '../../scripts/workspace/root.ts';
import { ready } from '../e2e/screen-rows/page-faults.ts';
import { addressOf } from '../e2e/screen-rows/rows.ts';
import { FOLDER, PICTURES } from './table.ts';

/** Encodes a screenshot as WebP, a third of its size, in a page without the app's policy. */
async function encodeWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const emptyPage = await context.newPage();
  const url = await emptyPage.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.75);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await emptyPage.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The folder of the pictures. `PICTURES_FOLDER` selects another one, for a trial. */
const folder = join(root, process.env['PICTURES_FOLDER'] ?? FOLDER);
mkdirSync(folder, { recursive: true });

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
      if (row.request) await page.request.post(`/__fixtures/${row.request[0]}`, { data: row.request[1] });
      await page.goto(inLab ? `/lab?lang=en#${address}` : `${address}${address.includes('?') ? '&' : '?'}lang=en`);
      if (inLab) {
        for (const host of HOST_NAMES) {
          const phone = page.frameLocator(`[data-host="${host}"] iframe`);
          await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(phone.locator('[aria-busy="true"]')).toHaveCount(0);
        }
        // The login of the apps disappears a moment after consent.
        await expect(page.getByText('Agreed', { exact: true }).filter({ visible: true })).toHaveCount(0);
      } else await ready(page);
      await steps?.(page);
      const picture = await encodeWebp(page.context(), await page.screenshot({ animations: 'disabled' }));
      writeFileSync(join(folder, `${name}.webp`), picture);
    });
  });
