/** A photo of a phone on its way to a doctor, drawn by a real browser: smaller, upright, and without its place. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { logInByDialog } from './journey/ways.ts';

const PLACE = '31.2304,121.4737';

/** Makes a photo of 3000 x 2000 that lies on its side and tells its place, as a phone does. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let x = 0; x < 3000; x += 20)
      for (let y = 0; y < 2000; y += 20) {
        context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${(x + y) % 100}%)`;
        context.fillRect(x, y, 20, 20);
      }
    return canvas.toDataURL('image/jpeg', 0.98);
  });
  const plain = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const head = Buffer.from('4578696600004d4d002a000000080001011200030000000100060000', 'hex');
  const exif = Buffer.concat([head, Buffer.from([0, 0, 0, 0]), Buffer.from(PLACE)]);
  const length = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
  return Buffer.concat([plain.subarray(0, 2), length, exif, plain.subarray(2)]);
}

test('a photo is made smaller before it is sent, lies upright, and tells no place', async ({ page }) => {
  await page.goto('/health/online/submit-fc/yj_gefmtj/O1001');
  await logInByDialog(page);
  const chosen = await photo(page);
  const choosing = page.waitForEvent('filechooser');
  const sending = page.waitForResponse((response) => response.url().includes('/inquiry/upload-picture'));
  await page.getByRole('button', { name: /^添加图片/ }).click();
  await (await choosing).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: chosen });
  const { data } = (await (await sending).json()) as { data: { url: string; bytes: number } };
  expect(data.bytes).toBeLessThan(chosen.length / 2);
  const sent = await page.evaluate(async (url) => {
    const file = await (await fetch(url)).blob();
    const { width, height } = await createImageBitmap(file);
    return { width, height, type: file.type, text: await file.text() };
  }, data.url);
  expect(sent).toMatchObject({ width: 1280, height: 1920, type: 'image/jpeg' });
  expect(sent.text).not.toContain(PLACE);
  expect(sent.text).not.toContain('Exif');
});
