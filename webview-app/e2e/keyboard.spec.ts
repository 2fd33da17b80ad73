/** Tests the product by keyboard alone, for screen readers, with large text, and with reduced motion. */
import { mergeTests } from '@playwright/test';
import { expect, test as hostTest } from '../../native-shims/src/playwright.ts';
import { heading } from './journey/checkup-steps.ts';
import { ACCOUNT, logInByDialog } from './journey/login-and-payment.ts';
import { expectFocusAfterClose, expectFocusAfterReturn, listen, paste } from './keyboard/focus-and-announcements.ts';
import { askByKeyboard, bookByKeyboard, buyByKeyboard, chatByKeyboard } from './keyboard/journeys.ts';
import { keysOf } from './keyboard/keys.ts';
import { emulateLook, LOOKS } from './keyboard/looks.ts';
import { hiddenWords } from './keyboard/page-checks.ts';
import { lastingFaults, reachFaults } from './keyboard/page-tests.ts';
import { AT_ONCE, FOLLOWED, fieldsByFile, filesWith, MAY_ASK_AGAIN } from './keyboard/source-checks.ts';
import { ready } from './screen-rows/page-faults.ts';
import { lasting } from './screen-rows/reused-page.ts';
import { addressOf, rows } from './screen-rows/rows.ts';
import type { ScreenRow } from './screen-rows/screen-row.ts';

/** Merges in this order, as the host starts in the reused page. */
const test = mergeTests(lasting, hostTest);
test.use({ permissions: ['geolocation'], geolocation: { latitude: 31.2304, longitude: 121.4737 } });

const isSample = process.env['SAMPLE'] === '1';
const JOURNEYS = { buying: buyByKeyboard, booking: bookByKeyboard, asking: askByKeyboard, chatting: chatByKeyboard };

for (const [index, [name, walk]] of Object.entries(JOURNEYS).entries())
  for (const [lookIndex, look] of LOOKS.entries()) {
    // The long form runs all pairs. The sample runs each journey and each look once.
    if (isSample && lookIndex !== (index + 1) % LOOKS.length) continue;
    test.describe(() => {
      // Uses a new context, as a look changes the page permanently.
      test.use({ ownContext: look !== 'as it is' });

      test(`${name} when only the keyboard is used, ${look}: shows the focus at each stop and never traps it`, async ({
        page,
        context,
        host,
      }) => {
        await emulateLook(page, look);
        const keys = keysOf(page);
        await walk({ page, context, host, keys });
        expect(keys.faults()).toEqual([]);
      });
    });
  }

// The long form also tests a tablet with a keyboard, whose login is on another site.
if (!isSample)
  test.describe(() => {
    test.use({ host: { name: 'wechat', phone: 'android' }, isMobile: true });

    for (const look of LOOKS)
      test(`the purchase with a foreign login when only the keyboard is used, ${look}: shows the focus at each stop`, async ({
        page,
        context,
        host,
      }) => {
        await emulateLook(page, look);
        const keys = keysOf(page);
        await buyByKeyboard({ page, context, host, keys });
        expect(keys.faults()).toEqual([]);
      });
  });

test('live regions, gestures and refused pasting when the sources are searched: are those of the tables', () => {
  expect(filesWith(/role="alert"|aria-live="assertive"/)).toEqual(Object.keys(AT_ONCE).sort());
  expect(filesWith(/touchmove|pointermove|onTouchMove|onPointerMove|onDrag|draggable/)).toEqual(
    Object.keys(FOLLOWED).sort(),
  );
  expect(filesWith(/onPaste|'paste'|user-select/)).toEqual([]);
});

test('repeated questions when the sources are searched: are in the table with a reason', () => {
  const listed = Object.entries(MAY_ASK_AGAIN).map(([path, reasons]) => [path, Object.keys(reasons).sort()]);
  const requests = Object.entries(fieldsByFile()).map(([path, fields]) => [path, fields.sort()]);
  expect(requests.sort()).toEqual(listed.sort());
});

test('overlapping texts when a page is checked: are found, unless scrolled out of a box', async ({ page }) => {
  await page.setContent(`
    <p style="margin: 0">Head of the talk</p>
    <section style="height: 60px; overflow: auto; font: 20px/30px sans-serif">
      <p style="margin: 0">First line</p><p style="margin: 0">Second line</p><p style="margin: 0">Third line</p>
    </section>
    <p style="margin: 0">Below</p><p style="margin: -20px 0 0">Too high</p>
    <p style="margin: -20px 0 0; color: transparent">The text of a picture</p>`);
  const coveredTexts = ['«Below» lies over «Too high»'];
  for (const top of [0, 8, 15, 22, 30]) {
    await page.locator('section').evaluate((box, to) => box.scrollTo(0, to), top);
    expect(await page.evaluate(hiddenWords), `${top} px scrolled`).toEqual(coveredTexts);
  }
});

test('the check of a page when the page moves, or the check throws or is late: does not pass too early', async ({
  page,
}) => {
  await page.setContent('<p>Moving</p>');
  const moves = (): string[] => [...document.querySelectorAll('p')].map(({ innerText }) => innerText);
  const late = (): string[] => {
    for (const end = performance.now() + 300; performance.now() < end; );
    return ['late'];
  };
  expect(await lastingFaults(page, late, 50)).toEqual(['late']);
  await page.evaluate(() => setTimeout(() => document.querySelector('p')?.remove(), 300));
  expect(await lastingFaults(page, moves)).toEqual([]);
  const throws = (): string[] => {
    throw new Error('no look');
  };
  await expect(lastingFaults(page, throws)).rejects.toThrow('no look');
});

test.describe('the focus', () => {
  test('the focus when a page opens: goes to its heading, and returns on back', async ({ page }) => {
    await page.goto('/health/package-list');
    await expect(page).toHaveTitle('体检套餐列表');
    const link = page.getByRole('link', { name: /女性/ }).first();
    await expectFocusAfterReturn(page, link, /女性/);
    await expect(page).toHaveTitle('体检套餐列表');
    // The focus returns to the right link among several with the same text.
    await page.goto('/health/science-list');
    const articles = page.locator('main a[href*="/science"]');
    await expect(articles.nth(3)).toBeVisible();
    await expectFocusAfterReturn(page, articles.nth(3), /./);
  });

  test('the focus when a dialog or sheet closes: returns to its opener', async ({ page }) => {
    await page.goto('/health/pecState/yj_gefmtj/O1002');
    await logInByDialog(page);
    await expect(heading(page, '已预约')).toBeFocused();
    await expectFocusAfterClose(page, page.getByRole('button', { name: /取消预约/ }));
    await page.goto('/health/institutions/pec/yj_gefmtj');
    await expectFocusAfterClose(page, page.getByRole('button', { name: /详情$/ }).first());
  });

  test('the focus when an arrow key selects a tab: stays at that tab', async ({ page }) => {
    await page.goto('/health/');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const keys = keysOf(page);
    await keys.reach(tabs.first());
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    expect(keys.faults()).toEqual([]);
  });

  test('the login when the code is pasted with a space: succeeds without a puzzle', async ({ page }) => {
    await page.goto('/health/pecState/yj_gefmtj/O1002');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toHaveCount(0);
    const phone = dialog.getByLabel('手机号', { exact: true });
    const code = dialog.getByLabel('验证码', { exact: true });
    await expect(phone).toHaveAttribute('autocomplete', /^tel/);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await paste(phone, '138 0013 8000');
    await dialog.getByRole('button', { name: '清除 手机号' }).press('Enter');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('');
    await paste(phone, '138 0013 8000');
    await dialog.getByRole('checkbox').press('Space');
    await dialog.getByRole('button', { name: '获取验证码' }).press('Enter');
    await expect(dialog.getByText('验证码已发送')).toBeVisible();
    await code.focus();
    await page.keyboard.insertText('246 810');
    await expect(dialog).toHaveCount(0);
    await expect(heading(page, '已预约')).toBeFocused();
  });

  test.describe(() => {
    test.use({ ownContext: true });

    test('X03: announcements when messages, errors and countdowns appear: are polite, assertive and absent', async ({
      page,
    }) => {
      const readAnnouncements = await listen(page);
      await page.clock.install();
      await page.goto('/health/pecState/yj_gefmtj/O1002');
      const dialog = page.getByRole('dialog');
      const getCode = dialog.getByRole('button', { name: '获取验证码' });
      await getCode.press('Enter');
      await expect(dialog.getByLabel('手机号', { exact: true })).toBeFocused();
      await page.keyboard.type(ACCOUNT.phone);
      await dialog.getByRole('checkbox').press('Space');
      await getCode.press('Enter');
      await expect(dialog.getByText('验证码已发送')).toBeVisible();
      await page.clock.runFor(10_000);
      expect(await readAnnouncements()).toEqual(['at once: 请输入您的手机号', '验证码已发送']);
    });
  });
});

/** Selects the sample: a list, a sale, a form, steps, a chat, a table in an article, tabs. The long form has every row. */
const SAMPLE_ROWS =
  /^(checkup\.sale|health-gold\.my-account|consultation\.graphic-client|other\.value-added-service to order)$/;
const nameOf = ({ id, state = '' }: ScreenRow): string => `${id} ${state}`.trim();

test.describe('every page at 320 px and with large text', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const row of rows.filter((screen) => !isSample || SAMPLE_ROWS.test(nameOf(screen))))
    test.describe(() => {
      test.use({
        host: row.host ?? 'ios-app',
        isMobile: true,
        allowErrors: row.errors ?? [],
        ownContext: row.setsClock ?? false,
      });

      test(`${nameOf(row)} when shown at 320 px: has no cut, covered, small or unnamed part`, async ({ page }) => {
        if (row.request) await page.request.post(`/__fixtures/${row.request[0]}`, { data: row.request[1] });
        if (row.setsClock) await page.clock.install();
        const address = addressOf(row);
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=en`);
        if (!row.fromSteps) {
          await ready(page);
          expect(await reachFaults(page), 'at first').toEqual([]);
        }
        for (const [step, act] of Object.entries(row.steps ?? {})) {
          await act(page);
          expect(await reachFaults(page), step).toEqual([]);
        }
      });
    });
});
