/** Conversations with a doctor, in each state that a person can meet. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

/** Names a seeded open conversation, and an ended one. */
const OPEN = 'Z9001';
const ENDED = { orderNo: 'O1007' };
const PARTNERS = 'kind=tob&bizOrderNo=Z9011';

/** Plays the doctor. */
const doctor = (page: Page, order: object) =>
  page.request.post('/__fixtures/chat', { data: { orderNo: 'O1001', bizOrderNo: OPEN, ...order } });
const field = (page: Page) => page.getByRole('textbox', { name: /^(Message|消息)$/ });
const send = (page: Page) => page.getByRole('button', { name: /^(Send|发送)$/ });

const LONG =
  'Pneumonoultramicroscopicsilicovolcanoconiosis/https://example.test/a-very-long-address-without-any-break-that-a-person-copied';

async function sendText(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await send(page).click();
}

/** Shows the last message at the end of the list. */
const typed = async (page: Page) => {
  await field(page).fill('第一行\n第二行\n第三行\n第四行\n第五行');
};

export const chatRows: readonly ScreenRow[] = [
  { id: 'consultation.graphic-client', query: `bizOrderNo=${OPEN}` },
  { id: 'consultation.graphic-client', state: 'of a partner', query: PARTNERS },
  {
    id: 'consultation.graphic-client',
    state: 'under way',
    // Uses an app without a viewer for pictures.
    host: { name: 'ios-app', missing: ['previewImages'] },
    query: `bizOrderNo=${OPEN}`,
    request: ['chat', { answers: false }],
    steps: {
      'long words': async (page) => {
        await sendText(page, LONG);
        await expect(page.getByText(LONG)).toBeVisible();
        await expect(page.getByText(/^(Sending|发送中)$/)).toHaveCount(0);
      },
      typing: async (page) => {
        await doctor(page, { read: true, typing: true });
        await expect(page.getByText(/ is typing$|正在输入$/)).toBeVisible();
      },
      'a field of many lines': typed,
      'new messages below': async (page) => {
        const list = page.locator('section[tabindex="0"]');
        await list.evaluate((element) => element.scrollBy(0, -800));
        // Waits for the button, as the page learns of scrolling with the next frame.
        await expect(page.getByRole('button', { name: /^(To the latest message|回到最新消息)$/ })).toBeVisible();
        await doctor(page, { say: ['请问还有别的不舒服吗？', '有的话请告诉我'] });
        await expect(page.getByRole('button', { name: /^(2 new messages|2 条新消息)$/ })).toBeVisible();
      },
      picture: async (page) => {
        const picture = page.getByRole('button', { name: /view larger$|查看大图$/ }).first();
        // Distant messages have left the page.
        const list = page.locator('section[tabindex="0"]');
        await expect(async () => {
          if ((await picture.count()) === 0) await list.evaluate((element) => element.scrollBy(0, -300));
          await expect(picture).toHaveCount(1, { timeout: 500 });
        }).toPass();
        await picture.evaluate((button) => button instanceof HTMLElement && button.click());
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  {
    id: 'consultation.graphic-client',
    state: 'cut off',
    query: `bizOrderNo=${OPEN}`,
    request: ['chat', { answers: false, faults: [{ kind: 'refuse', times: 99 }] }],
    errors: [/ERR_FAILED|WebSocket/],
    fromSteps: true,
    setsClock: true,
    steps: {
      'messages on their way and failed': async (page) => {
        await page.route('**/ask-question', (route) => route.abort());
        await sendText(page, '医生您好，今天早上的血压是 145/92');
        await sendText(page, '还需要继续吃药吗');
        await expect(async () => {
          await page.clock.runFor(5_000);
          await expect(page.getByText(/^(Not sent|发送失败)$/)).toBeVisible({ timeout: 300 });
        }).toPass();
      },
    },
  },
  {
    id: 'consultation.graphic-client',
    state: 'ended',
    query: `bizOrderNo=${OPEN}`,
    request: ['chat', { orderNo: 'O1001', bizOrderNo: OPEN, end: true }],
  },
  { id: 'consultation.graphic-client', state: 'long ago', params: ENDED },
  { id: 'consultation.graphic-client', state: 'nothing asked', params: { orderNo: 'O1004' } },
  { id: 'consultation.client', params: { orderNo: 'O1005' } },
];
