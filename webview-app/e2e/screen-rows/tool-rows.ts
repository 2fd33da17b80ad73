/** Lists the states of the inner tool: the diagnostics, and the telephony bar. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import { expectState, numberField, press, sendCommand, signIn, takeCall } from '../telephony/agent.ts';
import type { ScreenRow } from './screen-row.ts';

/** Opens the page again as an installation without a telephone host has it. */
async function withoutHost(page: Page): Promise<void> {
  await page.route('**/health/innerTool*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('name="telephony-host" content="localhost"', 'name="telephony-host"');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await expect(page.locator('p', { hasText: /^(The telephone is not set up|电话尚未配置)$/ })).toBeVisible();
}

export const toolRows: readonly ScreenRow[] = [
  { id: 'support.inner-tool', steps: { 'not set up': withoutHost } },
  {
    id: 'support.inner-tool',
    state: 'telephony bar',
    host: { name: 'ios-app', token: 'native-13800138000-1' },
    request: ['telephony', { wrapUpMs: 600_000 }],
    steps: {
      ready: signIn,
      ringing: async (page) => {
        await sendCommand(page, { incoming: '13912345678' });
        await expectState(page, 'ringing');
      },
      talking: async (page) => {
        await press(page, 'answer');
        await expectState(page, 'talking');
      },
      held: async (page) => {
        await press(page, 'hold');
        await expectState(page, 'held');
      },
      conferencing: async (page) => {
        await numberField(page).fill('8002');
        await press(page, 'conference');
        await sendCommand(page, { colleague: 'answers' });
        await expectState(page, 'conferencing');
      },
      'wrap-up': async (page) => {
        await press(page, 'hangUp');
        await expectState(page, 'wrapUp');
      },
      'connection lost': async (page) => {
        await press(page, 'signIn');
        await takeCall(page);
        const refused = [{ kind: 'refuse', times: 99 }];
        await sendCommand(page, { faults: { events: refused, media: refused }, cut: 'both' });
        await expect(page.locator('p', { hasText: /^(Connection lost|连接已断开)$/ })).toBeVisible();
      },
    },
    errors: [/WebSocket connection/],
  },
];
