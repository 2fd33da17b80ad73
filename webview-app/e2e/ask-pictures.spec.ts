/** Tests how a real browser redraws a phone's photo for a doctor: smaller, upright, and without its location. */
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh as words } from '../src/features/ask/words/zh.ts';
import { logInByDialog } from './journey/login-and-payment.ts';

const LOCATION = '31.2304,121.4737';

/** Creates a photo of 3000 x 2000 that is rotated and contains its location, as a phone's photo does. */
async function createPhoto(page: Page): Promise<Buffer> {
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
  const original = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const head = Buffer.from('4578696600004d4d002a000000080001011200030000000100060000', 'hex');
  const exif = Buffer.concat([head, Buffer.from([0, 0, 0, 0]), Buffer.from(LOCATION)]);
  const length = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
  return Buffer.concat([original.subarray(0, 2), length, exif, original.subarray(2)]);
}

test('a photo when it is sent: is smaller, upright and without its location', async ({ page }) => {
  await page.goto('/health/online/submit-fc/yj_gefmtj/O1001');
  await logInByDialog(page);
  const picture = await createPhoto(page);
  const fileChooser = page.waitForEvent('filechooser');
  const uploadResponse = page.waitForResponse((response) => response.url().includes('/inquiry/upload-picture'));
  await page.getByRole('button', { name: /^添加图片/ }).click();
  await (await fileChooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
  const { data } = (await (await uploadResponse).json()) as { data: { url: string; bytes: number } };
  expect(data.bytes).toBeLessThan(0.7 * picture.length);
  const uploadedFile = await page.evaluate(async (url) => {
    const file = await (await fetch(url)).blob();
    const { width, height } = await createImageBitmap(file);
    return { width, height, type: file.type, text: await file.text() };
  }, data.url);
  expect(uploadedFile).toMatchObject({ width: 1358, height: 2036, type: 'image/jpeg' });
  expect(uploadedFile.text).not.toContain(LOCATION);
  expect(uploadedFile.text).not.toContain('Exif');
});

const PHOTOS = join(import.meta.dirname, '../../fixtures/src/pictures/photos');
const ASK = '/health/online/submit-fc/yj_gefmtj/O1001';
const CHAT = '/health/graphic/client/yj_gefmtj/O1001?bizOrderNo=Z9001';

/** Draws a long screenshot of results. */
async function createScreenshot(page: Page, width: number, height: number): Promise<string | Buffer> {
  const url = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      for (let y = 40; y < size.height; y += 40) context?.fillText(`Haemoglobin ${y} g/L`, 20, y);
      return canvas.toDataURL('image/png');
    },
    { width, height },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const samplePhoto = (name: string) => async () => join(PHOTOS, name);
const PICTURES = [
  ['a long report', ASK, samplePhoto('long-report.png'), [600, 12_000], 0],
  ['a long report', CHAT, samplePhoto('long-report.png'), [600, 12_000], 0],
  ['a photograph that lies on its side', ASK, samplePhoto('cat.jpg'), [900, 599], 0],
  ['a photograph of greys', CHAT, samplePhoto('photographer.jpg'), [512, 512], 0],
  ['a screenshot of 1290 x 16,000', ASK, (page: Page) => createScreenshot(page, 1290, 16_000), [700, 8682], 0],
  ['a screenshot of 400 x 30,000', ASK, (page: Page) => createScreenshot(page, 400, 30_000), [218, 16_384], 1],
] as const;

for (const [name, address, createPicture, size, noteCount] of PICTURES)
  test(`${name} when it is sent from ${address}: ${size[0]} x ${size[1]}`, async ({ page }) => {
    await page.goto(address);
    await logInByDialog(page);
    const picture = await createPicture(page);
    const fileChooser = page.waitForEvent('filechooser');
    const uploadResponse = page.waitForResponse((response) => response.url().includes('/upload-picture'));
    await page.getByRole('button', { name: /^(添加图片|发送图片)/ }).click();
    await (await fileChooser).setFiles(
      typeof picture === 'string' ? picture : { name: 'long.png', mimeType: 'image/png', buffer: picture },
    );
    const { data } = (await (await uploadResponse).json()) as { data: { url: string } };
    const uploadedSize = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      return [bitmap.width, bitmap.height];
    }, data.url);
    expect(uploadedSize).toEqual(size);
    await expect(page.getByText(words.tooSmall(1))).toHaveCount(noteCount);
  });

/** Ways to hide bytes between the parts of a file, or after its end. */
const HIDING: readonly (readonly [description: string, type: string, hideBytes: (original: Buffer) => Buffer])[] = [
  ['after the end of a PNG', 'image/png', (original) => Buffer.concat([original, Buffer.from(LOCATION)])],
  ['in a private part of a PNG', 'image/png', (original) => withChunk(original, 'prVt')],
  ['in a text of a PNG', 'image/png', (original) => withChunk(original, 'tEXt')],
  ['after the end of a JPEG', 'image/jpeg', (original) => Buffer.concat([original, Buffer.from(LOCATION)])],
  ['in a comment of a JPEG', 'image/jpeg', (original) => withSegment(original, 0xfe)],
  ['in a colour profile of a JPEG', 'image/jpeg', (original) => withSegment(original, 0xe2)],
  ['after the end of a WebP', 'image/webp', (original) => Buffer.concat([original, Buffer.from(LOCATION)])],
];

/** Inserts a chunk after the head of a PNG. */
function withChunk(original: Buffer, name: string): Buffer {
  const content = Buffer.from(`Comment\0${LOCATION}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), content])));
  return Buffer.concat([original.subarray(0, 33), length, Buffer.from(name), content, sum, original.subarray(33)]);
}

function withSegment(original: Buffer, marker: number): Buffer {
  const length = Buffer.from([0xff, marker, 0, LOCATION.length + 2]);
  return Buffer.concat([original.subarray(0, 2), length, Buffer.from(LOCATION), original.subarray(2)]);
}

test('a small picture when its file has hidden bytes: is sent without them', async ({ page }) => {
  await page.goto('/health/online/submit-fc/yj_gefmtj/O1001');
  await logInByDialog(page);
  for (const [description, type, hideBytes] of HIDING) {
    const url = await page.evaluate((kind) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
      canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
      return canvas.toDataURL(kind, 0.3);
    }, type);
    const picture = hideBytes(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    const fileChooser = page.waitForEvent('filechooser');
    const uploadResponse = page.waitForResponse((response) => response.url().includes('/inquiry/upload-picture'));
    await page.getByRole('button', { name: /^添加图片/ }).click();
    await (await fileChooser).setFiles({ name: 'small', mimeType: type, buffer: picture });
    const { data } = (await (await uploadResponse).json()) as { data: { url: string } };
    const uploadedFile = await page.evaluate(async (address) => (await (await fetch(address)).blob()).text(), data.url);
    expect([description, uploadedFile.includes(LOCATION)]).toEqual([description, false]);
  }
});

test('a file when no browser can decode it: is refused and not sent', async ({ page }) => {
  await page.goto('/health/online/submit-fc/yj_gefmtj/O1001');
  await logInByDialog(page);
  const uploads: string[] = [];
  page.on('request', (uploadedFile) => {
    if (uploadedFile.url().includes('/inquiry/upload-picture')) uploads.push(uploadedFile.url());
  });
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^添加图片/ }).click();
  const buffer = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(LOCATION)]);
  await (await fileChooser).setFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/不支持，请上传 JPG、PNG 或 WebP 图片/)).toBeVisible();
  expect(uploads).toEqual([]);
});
