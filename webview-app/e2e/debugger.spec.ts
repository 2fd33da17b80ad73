/**
 * Tests the bridge's debugger in a real browser: under the app's policy, and as a tab of two common consoles. `PICTURES=1` stores pictures
 * under `test-results/screens`.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { bundle } from '../../scripts/weight/bundle.ts';
import { fetchTools } from '../../scripts/workspace/fetch-tools.ts';
import { accessibilityFaults } from './axe.ts';
import { untilProgram } from './journey/program.ts';

const PROGRAM = /\/(?:debug|panel|dialog)-[\w-]+\.js$/;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(?:桥接调试器|Bridge debugger)$/ });

/** Taps three times with two fingers. */
async function tapWithTwoFingers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = [
    { x: 100, y: 400, id: 1 },
    { x: 200, y: 420, id: 2 },
  ];
  for (let i = 0; i < 3; i++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

async function storePicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES']) await page.screenshot({ path: `test-results/screens/debugger-${name}.png` });
}

async function openFromTool(page: Page): Promise<void> {
  await page.goto('/health/innerTool');
  await page.getByRole('button', { name: '打开调试器' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

for (const { name, width, colorScheme } of [
  { name: 'light', width: 390, colorScheme: 'light' },
  { name: 'dark', width: 320, colorScheme: 'dark' },
] as const)
  test(`the debugger when it opens under the app’s policy, ${name}, at ${width} px: has no fault of layout or accessibility`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme });
    await openFromTool(page);
    await page.keyboard.press('Escape');
    // The page asks its host again, and the host answers.
    await page.getByRole('button', { name: '刷新' }).click();
    await page.getByRole('button', { name: '打开调试器' }).click();
    const dialog = dialogOf(page);
    // Checks the style sheet, which a policy could refuse.
    await expect(dialog).toHaveCSS('border-top-left-radius', '16px');
    await expect(dialog.getByRole('heading')).toBeFocused();
    for (const tab of ['宿主', '方法', '消息', '错误']) {
      await dialog.getByRole('tab', { name: tab }).click();
      if (tab === '消息') await dialog.locator('summary').first().click();
      await storePicture(page, `${name}-${tab}`);
      expect(await accessibilityFaults(page), tab).toEqual([]);
      const content = dialog.getByRole('tabpanel');
      expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), tab).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: '打开调试器' })).toBeFocused();
  });

test('the debugger when its gesture is made on any page: has and saves earlier messages', async ({ page }) => {
  const program = page.waitForResponse(PROGRAM);
  await page.goto('/health/');
  await untilProgram(page);
  await program;
  await expect(async () => {
    await tapWithTwoFingers(page);
    await expect(dialogOf(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialogOf(page).getByRole('tab', { name: '消息' }).click();
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: '保存' }).click();
  expect((await download).suggestedFilename()).toBe('bridge.bridgelog');
  await page.goBack();
});

test('the debugger when the setting for testers is off: has no gesture and is not loaded', async ({ page }) => {
  const loadedFiles: string[] = [];
  page.on('request', (request) => {
    if (PROGRAM.test(request.url())) loadedFiles.push(request.url());
  });
  await page.route('**/health/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('name="test-pages" content="on"', 'name="test-pages"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/health/');
  await untilProgram(page);
  await page.waitForLoadState('networkidle');
  await tapWithTwoFingers(page);
  expect(loadedFiles).toEqual([]);
  await expect(dialogOf(page)).toHaveCount(0);
});

const CONSOLES = `
import { createBridge, dialPhone, getNetwork, hostMethod } from '@sdhealth/bridge-sdk';
import { erudaPlugin, vConsolePlugin } from '@sdhealth/bridge-sdk/debug';
const bridge = createBridge();
const options = { language: 'en' };
if (location.hash === '#eruda') {
  const { default: eruda } = await import('eruda');
  eruda.init({ tool: ['console'], useShadowDom: true });
  eruda.add(erudaPlugin(eruda, bridge, options));
  eruda.show();
  eruda.show('Bridge');
} else {
  const { default: VConsole } = await import('vconsole');
  const vConsole = new VConsole({ defaultPlugins: [] });
  vConsole.addPlugin(vConsolePlugin(VConsole, bridge, options));
  vConsole.show();
  vConsole.showPlugin('sdhealth-bridge');
}
const answers = hostMethod('saveAnswers', { params: () => undefined, result: () => undefined });
await bridge.call(getNetwork, {});
await bridge.call(answers, { answer: 'insulin-dependent' }).catch(() => undefined);
document.title = 'ready';
`;

// Runs in series, as both tests install the consoles in the same folder.
test.describe
  .serial('in a console of the page', () => {
    for (const name of ['vconsole', 'eruda'])
      test(`the debugger when it is installed in ${name}: is a tab`, async ({ page }) => {
        const folder = await fetchTools('consoles', ['eruda@3.4.3', 'vconsole@3.15.1']);
        const files = await bundle(CONSOLES, folder);
        await page.route('http://consoles.test/**', (route) => {
          const file = new URL(route.request().url()).pathname.slice(1);
          const code = files.find((chunk) => chunk.name === file)?.code;
          if (code) return route.fulfill({ contentType: 'text/javascript', body: code });
          return route.fulfill({
            contentType: 'text/html',
            // Serves no policy, as eruda uses `eval`, and both consoles add styles.
            body: '<!doctype html><meta name="viewport" content="width=device-width"><p>page</p><script type="module" src="/entry.js"></script>',
          });
        });
        await page.goto(`http://consoles.test/#${name}`);
        await expect(page).toHaveTitle('ready');
        await expect(page.getByRole('tablist', { name: 'Bridge debugger' })).toBeVisible();
        await expect(page.getByRole('tabpanel')).toContainText('browser');
        await storePicture(page, `${name}-host`);
        await page.getByRole('tab', { name: 'Messages' }).click();
        await expect(page.getByRole('tabpanel')).toContainText(/getNetworkok/);
        await storePicture(page, `${name}-messages`);
        await page.getByRole('tab', { name: 'Errors' }).click();
        await expect(page.getByRole('tabpanel')).toContainText(/saveAnswersUNSUPPORTED/);
        const box = await page.getByRole('tabpanel').boundingBox();
        expect(box?.height).toBeGreaterThan(100);
        await storePicture(page, `${name}-errors`);
      });
  });
