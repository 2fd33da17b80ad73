/** Tests the export of a tester's steps in the lab as a Playwright test, by running it in a separate Playwright. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { agree } from '../../webview-app/e2e/journey/login-and-payment.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A test needs the workspace's packages, so the folder is below its root. */
const TEMPORARY = join(ROOT, 'test-results/exported-');

test.use({ viewport: { width: 1600, height: 1000 } });

const config = (baseURL: string, launchOptions: object) => `
import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: '.',
  outputDir: './results',
  reporter: 'line',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  use: { baseURL: ${JSON.stringify(baseURL)}, launchOptions: ${JSON.stringify(launchOptions)} },
});
`;

/** Runs Playwright in a folder. Resolves to its output and its success. */
const runPlaywright = (folder: string) =>
  new Promise<{ passed: boolean; output: string }>((resolve) => {
    const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, ...env } = process.env;
    execFile(
      process.execPath,
      [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config', folder],
      { cwd: folder, env },
      (error, out, err) => resolve({ passed: error === null, output: `${out}\n${err}` }),
    );
  });

/** Runs tests, which are given by file name, in a temporary folder. */
async function expectPasses(specs: Readonly<Record<string, string>>, settings: string): Promise<void> {
  const folder = await mkdtemp(TEMPORARY);
  try {
    await writeFile(join(folder, 'playwright.config.ts'), settings);
    for (const [name, text] of Object.entries(specs)) await writeFile(join(folder, name), text);
    const { passed, output } = await runPlaywright(folder);
    expect(output).toContain(`${Object.keys(specs).length} passed`);
    expect(passed).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openPhones(page: Page, address: string) {
  // Opens one phone, because the others would only cost time.
  await page.goto(`/lab?lang=zh&app=2.8.0&taps=0&hosts=ios-app#${address}`);
  const controls = page.getByRole('region', { name: 'Controls' });
  const group = async (name: string) => {
    const tab = controls.getByRole('button', { name, exact: true });
    if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
    return controls.getByRole('region', { name, exact: true });
  };
  const phone = page.frameLocator('[data-host="ios-app"] iframe');
  await expect(phone.getByRole('main')).toBeVisible();
  return { controls, group, phone };
}

async function exported(page: Page, group: (name: string) => Promise<ReturnType<Page['locator']>>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await (await group('Export')).getByRole('button', { name: 'Download the test' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('ios-app.spec.ts');
  return readFile(await download.path(), 'utf8');
}

test('an exported test when a payment was cancelled or its answer failed in the lab: runs and passes', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const { controls, group, phone } = await openPhones(page, '/health/pecSale/yj_gefmtj');
  const begin = async () => {
    await phone.locator('body').evaluate((body) => body.classList.add('old'));
    await (await group('Export')).getByRole('button', { name: 'Start clean' }).click();
    await expect(phone.locator('body:not(.old)').getByRole('button', { name: '立即购买' })).toBeVisible();
    // The app starts a login. Meanwhile the host's sheet covers the page.
    const login = page.locator('[data-host="ios-app"] .rows li[data-outcome="ok"] b', { hasText: /^login$/ });
    await expect(login).toBeVisible();
    await expect(page.locator('[data-host="ios-app"] .host-sheet')).toBeHidden();
  };
  const buy = async () => {
    await phone.getByRole('button', { name: '立即购买' }).click();
    await agree(phone);
    await phone.getByRole('button', { name: /^确认并支付/ }).click();
  };
  await begin();
  await (await group('User')).getByLabel(/pay/).selectOption('cancels');
  await buy();
  await expect(page.locator('[data-host="ios-app"] [data-outcome="turned-away"]').first()).toBeVisible();
  const cancelled = await exported(page, group);
  expect(cancelled).toContain("shim.answer('cancel', 'payment');");
  expect(cancelled).toContain("await shim.waitFor('paySeq', 'to-host', 20000);");

  await controls.getByRole('button', { name: 'Put everything back' }).click();
  await begin();
  const answers = await group('Answers');
  await answers.getByLabel('Call that is answered').selectOption('paySeq');
  await answers.getByRole('button', { name: 'Hold its answer' }).click();
  await buy();
  const waits = controls.getByText('paySeq waits').first();
  await expect(waits).toBeVisible();
  const heldChip = controls.locator('.chip', { hasText: 'paySeq waits' }).filter({ hasText: 'iOS app' });
  await heldChip.getByRole('button', { name: 'Fail' }).click();
  await expect(heldChip).toBeHidden();
  const failed = await exported(page, group);
  expect(failed).toContain("await shim.release('paySeq', 'fail');");

  await expectPasses(
    { 'cancelled.spec.ts': cancelled, 'failed.spec.ts': failed },
    config(baseURL ?? '', launchOptions),
  );
});

test('an exported test when scrolling has loaded an element: reaches the element', { tag: '@long' }, async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const { group, phone } = await openPhones(page, '/health/science-list');
  const cards = phone.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(10);
  await page.locator('[data-host="ios-app"] .screen').hover();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await cards.nth(12).click();
  await expect(page.locator('[data-host="ios-app"] .where')).not.toHaveText(/science-list/);
  const text = await exported(page, group);
  expect(text).toContain('await reach(page.getByRole(');
  await expectPasses({ 'list.spec.ts': text }, config(baseURL ?? '', launchOptions));
});
