/** Tests an agent's shift at the telephony bar, with the imitated switch on its two ports. */
import type { Page } from '@playwright/test';
import { expect, type HostOption, test } from '../../native-shims/src/playwright.ts';
import { hostTraits, logInFirst } from './journey/login-and-payment.ts';
import {
  beReady,
  expectState,
  numberField,
  operation,
  press,
  sendCommand,
  signIn,
  takeCall,
} from './telephony/agent.ts';

// Allows the browser's console message of a connection that the switch refuses.
test.use({ allowErrors: [/WebSocket connection/] });

async function openBar(page: Page, host: HostOption): Promise<void> {
  await logInFirst(page, host);
  await page.goto('/health/innerTool');
  // An app logs in by itself after the agent's request.
  if (hostTraits(host).login === 'native') await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(operation(page, 'initialise')).toBeVisible();
}

const historyRow = (page: Page, index: number) => page.getByRole('table').locator('tbody tr').nth(index);

test('an agent’s shift when both sockets are cut during a call: records all five calls', async ({ page, host }) => {
  await openBar(page, host);
  await expectState(page, 'offline');
  await signIn(page);

  await test.step('answers an incoming call by keys until the customer hangs up', async () => {
    await sendCommand(page, { incoming: '13912345678' });
    await expect(page.getByRole('alert').filter({ hasText: '139****5678 来电' })).toBeAttached();
    await page.keyboard.press('Alt+Shift+KeyN');
    await expectState(page, 'talking');
    await sendCommand(page, { hangsUp: true });
    await beReady(page);
    await expect(historyRow(page, 0)).toContainText(/139\*{4}5678.*客户挂断/);
  });

  await test.step('makes and ends a call', async () => {
    await numberField(page).fill('12ab');
    await press(page, 'makeCall');
    await expect(numberField(page)).toHaveAttribute('aria-invalid', 'true');
    await numberField(page).fill('137 1111 2222');
    await press(page, 'makeCall');
    await expectState(page, 'ringing');
    await sendCommand(page, { answers: true });
    await expectState(page, 'talking');
    await press(page, 'hangUp');
    await beReady(page);
    await expect(historyRow(page, 0)).toContainText(/137\*{4}2222呼出.*坐席挂断/);
  });

  await test.step('holds, retrieves and transfers a call', async () => {
    await takeCall(page);
    await press(page, 'hold');
    await expectState(page, 'held');
    await press(page, 'retrieve');
    await expectState(page, 'talking');
    await numberField(page).fill('8002');
    await press(page, 'transfer');
    await expect(page.getByText('等待 8002 接听转接')).toBeVisible();
    await sendCommand(page, { colleague: 'answers' });
    await beReady(page);
    await expect(historyRow(page, 0)).toContainText('已转接');
  });

  await test.step('starts a conference', async () => {
    await takeCall(page);
    await numberField(page).fill('8002');
    await press(page, 'conference');
    await sendCommand(page, { colleague: 'answers' });
    await expectState(page, 'conferencing');
    await press(page, 'hangUp');
    await beReady(page);
  });

  await test.step('S01 S02: loses both sockets until the call has ended', async () => {
    await takeCall(page);
    const refused = [{ kind: 'refuse', times: 99 }];
    await sendCommand(page, { faults: { events: refused, media: refused }, cut: 'both' });
    await expect(page.locator('p', { hasText: /^连接已断开$/ })).toBeVisible();
    await sendCommand(page, { hangsUp: true });
    await sendCommand(page, { faults: { events: [], media: [] } });
    await expect(page.getByText('通话在连接断开期间已结束')).toBeVisible({ timeout: 20_000 });
    await expect(historyRow(page, 0)).toContainText('断线期间结束');
    await beReady(page);
  });

  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(5);
  await press(page, 'signOut');
  await expectState(page, 'offline');
  // Storage has no customer's number, neither whole, masked nor its last digits. A time may contain the same digits.
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /13[79][\d* ]{4,6}(?:5678|2222)|(?<!\d)(?:5678|2222)(?!\d)/,
  );
});
