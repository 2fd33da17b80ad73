/**
 * Checks every primitive of `src/ui` in four variants: accessibility, width, size of targets and reduced motion.
 * `PICTURES=1` stores a picture of each part under `test-results/ui`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './axe.ts';
import { galleryPage } from './ui-gallery/page.ts';

const ADDRESS = 'http://gallery.test/';
const LOOKS = [
  { name: 'light-zh', width: 390, height: 844, lang: 'zh' },
  { name: 'dark-en', width: 390, height: 844, lang: 'en', dark: true },
  { name: 'small-en', width: 320, height: 640, lang: 'en' },
  { name: 'large-en', width: 320, height: 640, lang: 'en', text: '200%' },
] as const;

/** Omits layers, which exist only while open. The screens and separate tests show them. */
const LAYERS = ['dialog', 'modal', 'sheet', 'toasts'];

test('the accessibility check when it runs twice: finds the planted faults both times', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Plan</title><main><h1>Plan</h1><button>Book</button></main></html>');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('button')?.replaceChildren();
    document.querySelector('h1')?.setAttribute('style', 'color: #fff; background: #eee; font-size: 12px');
  });
  const faults = await accessibilityFaults(page);
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast']);
});

/** Maps causes of poor contrast to texts. The `good` texts have enough. */
const TEXTS: Readonly<Record<string, string>> = {
  'good plain': '<p style="color:#333">text</p>',
  'good on a card': '<div style="background:#124"><p style="color:#fff">text</p></div>',
  'good under a bar':
    '<div style="height:60px;overflow:auto"><p>text</p><div style="position:sticky;bottom:0;height:50px;background:#ddd"></div></div>',
  'good large': '<p style="color:#888;font-size:30px">text</p>',
  'grey on white': '<p style="color:#999">text</p>',
  'white on a pale card': '<div style="background:#9bd"><p style="color:#fff">text</p></div>',
  'a colour that is see-through': '<p style="color:rgb(0 0 0 / 40%)">text</p>',
  'a colour of another form': '<p style="color:oklch(0.75 0.05 200)">text</p>',
  'an opacity around it': '<div style="opacity:.4"><p style="color:#000">text</p></div>',
  'a ground that is see-through':
    '<div style="background:#000"><div style="background:rgb(255 255 255 / 40%)"><p style="color:#777">text</p></div></div>',
  'lifted over another':
    '<div style="position:relative;height:80px"><div style="height:80px;background:#246"></div><p style="position:absolute;top:0;color:#333">text</p></div>',
  'in one place with another':
    '<div style="display:grid"><div style="grid-area:1/1;height:80px;background:#246;position:relative"></div><p style="grid-area:1/1;color:#333;position:relative">text</p></div>',
};

test('the contrast check of doubtful texts when it is compared with the full check: finds the same', async ({
  page,
}) => {
  const names = Object.keys(TEXTS);
  const idOf = (name: string): string => name.replaceAll(' ', '-');
  const texts = names.map((name) => (TEXTS[name] ?? '').replace('<p', `<p id="${idOf(name)}"`)).join('');
  await page.setContent(`<html lang="en"><title>Plan</title><main><h1>Plan</h1>${texts}</main></html>`);
  const [fault = '', ...others] = await accessibilityFaults(page);
  expect(others).toEqual([]);
  expect(names.filter((name) => fault.includes(`#${idOf(name)} `))).toEqual(
    names.filter((name) => !name.startsWith('good')),
  );
  expect(await accessibilityFaults(page, { allTexts: false })).toEqual([fault]);
});

test('a target when a bar covers half of it: is no fault if it can be scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  const bar = '<div style="position:fixed;inset:auto 0 0;height:80px;background:#fff">Bar</div>';
  const button = (words: string, size: string) => `<button style="display:block;margin:0;${size}">${words}</button>`;
  const large = button('Book', 'width:200px;height:44px') + button('Later', 'width:200px;height:44px');
  const small = button('A', 'width:9px;height:9px;padding:0') + button('B', 'width:9px;height:9px;padding:0');
  const withTargets = (targets: string) =>
    `<html lang="en"><title>Plan</title><body style="margin:0"><main><h1 style="margin:0;height:310px">Plan</h1>${targets}<p style="height:600px">On</p></main>${bar}</html>`;
  await page.setContent(withTargets(large));
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setContent(withTargets(small));
  expect((await accessibilityFaults(page)).map((fault) => fault.split(':')[0])).toEqual(['target-size']);
});

test('the gallery when it opens: contains every primitive', () => {
  const files = (folder: string) => readdirSync(new URL(folder, import.meta.url));
  const gallerySources = files('ui-gallery').map((file) =>
    readFileSync(new URL(`ui-gallery/${file}`, import.meta.url), 'utf8'),
  );
  const primitives = files('../src/ui')
    .filter((file) => /^[\w-]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  const source = primitives.map((name) => readFileSync(new URL(`../src/ui/${name}.tsx`, import.meta.url), 'utf8'));
  const isShown = (name: string) => [...gallerySources, ...source].some((text) => text.includes(`/${name}.tsx'`));
  expect(primitives.filter((name) => !isShown(name) && !LAYERS.includes(name))).toEqual([]);
});

/** Returns the elements that reach beyond the phone's edge, except those in a strip that scrolls sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isSwiped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isSwiped(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > clientWidth + 1 || left < -1) && !isSwiped(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Returns the targets under 44 px. Links within a sentence may be lower, and seven days have to share the phone's width. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll('main :is(button, summary, a, select, textarea, input)')].map(
      (element) => (element.matches('[type="radio"], [type="checkbox"]') && element.closest('label')) || element,
    );
    return targets
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < (element.closest('td') ? 32 : 43.5) || height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

async function open(page: Page, lang: string, body: string): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(`${ADDRESS}?lang=${lang}`);
}

test.describe('in a real browser', () => {
  let html = '';
  test.beforeAll(async () => {
    html = await galleryPage();
  });

  for (const look of LOOKS)
    test(`X01 X02: every primitive, ${look.name}`, async ({ page }) => {
      const errors: string[] = [];
      const size = 'text' in look ? `<style>:root { font-size: ${look.text} }</style>` : '';
      const body = html.replace('</head>', `${size}</head>`);
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.setViewportSize(look);
      await page.emulateMedia({ colorScheme: 'dark' in look ? 'dark' : 'light', reducedMotion: 'reduce' });
      await open(page, look.lang, body);
      await page.evaluate(() => document.fonts.ready);
      // Waits for the end of animations, which last a frame with reduced motion and change the sizes.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length), 'moving').toBe(0);

      expect(errors).toEqual([]);
      expect(await tooWide(page), 'wider than the phone').toEqual([]);
      expect(await tooSmall(page), 'under 44 px').toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
      if (!process.env['PICTURES']) return;
      for (const part of await page.locator('[data-part]').all())
        await part.screenshot({ path: `test-results/ui/${await part.getAttribute('data-part')}-${look.name}.png` });
    });

  test('the consent box when its link is opened: is not ticked', async ({ page }) => {
    await open(page, 'en', html);
    const box = page.getByRole('checkbox', { name: /^I have read and agree to Terms of service, Privacy/ });
    await page.getByRole('link', { name: 'Privacy notice' }).tap();
    expect(new URL(page.url()).hash).toBe('#privacy');
    await expect(box).not.toBeChecked();
    await page
      .getByText('I have read and agree to')
      .first()
      .tap({ position: { x: 4, y: 8 } });
    await expect(box).toBeChecked();
  });

  test('a star and a chip when an arrow key is pressed: are selected', async ({ page }) => {
    await open(page, 'en', html);
    await page.getByRole('radio', { name: '4 of 5 stars, Good' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '5 of 5 stars, Very good' })).toBeChecked();
    await page.getByRole('radio', { name: 'Nearest' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Newest' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Newest' })).toBeInViewport({ ratio: 1 });
  });
});
