/** Performs the steps of a consultation, as the person and as the doctor. Chinese pages. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type HostOption } from '../../../native-shims/src/playwright.ts';
import { logInAsHost } from './login-and-payment.ts';

/** Holds a valid picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNkYPjPgBcw4Zccwfr/DwAAdgEJxbM0swAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * The console errors of a page whose network is cut. They are one pattern, because Playwright mistakes a list with a second item for a
 * fixture tuple `[value, options]`.
 */
export const CUT_ERRORS = [/WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/];

const row = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** Opens a card of the home page, and logs in if the host asks for it. */
export async function openFromHome(page: Page, host: HostOption, name: string | RegExp): Promise<void> {
  await page.goto('/health/');
  await row(page, name).click();
  await logInAsHost(page, host);
}

/** Goes from the departments to the question form of an available doctor. */
export async function chooseDoctor(page: Page, department: RegExp, doctor: RegExp): Promise<void> {
  await row(page, department).click();
  await row(page, doctor).click();
  await row(page, '向医生提问').click();
}

/** Writes the question, with a picture by the host's own means, and sends it. */
export async function submitQuestion(page: Page, words: string): Promise<void> {
  // Answers a browser's file dialog. In other hosts the imitation supplies a picture.
  page.on('filechooser', (chooser) => chooser.setFiles({ name: 'arm.png', mimeType: 'image/png', buffer: PICTURE }));
  await page.getByLabel(/您想咨询什么/).fill(words);
  const pictures = page.getByRole('list', { name: '图片' });
  await pictures.getByRole('button').last().click();
  await expect(pictures.getByRole('button', { name: /删除|移除/ })).not.toHaveCount(0);
  await expect(pictures.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('radio', { name: /本人/ }).dispatchEvent('click');
  await page.getByRole('button', { name: '提交给医生' }).click();
  await expect(page.getByRole('textbox', { name: '消息' })).toBeVisible();
}

export async function sendText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '消息' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: /的对话/ })
      .getByText(text)
      .first(),
  ).toBeVisible();
}

/** Finds the arrived messages of a conversation with this text. */
export const messageWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Rates the doctor: five stars, and "I would ask this doctor again". */
export async function rate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /非常满意/ }).dispatchEvent('click');
  await page.getByRole('radio', { name: '会', exact: true }).dispatchEvent('click');
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '感谢您的评价' })).toBeVisible();
}

/** Returns the order of the page's conversation. */
export const orderOf = (page: Page): string => /\/client\/[^/]+\/([^/?]+)/.exec(page.url())?.[1] ?? '';

export interface SaidLine {
  readonly sender: 'patient' | 'doctor' | 'system';
  readonly text: string;
  readonly picture?: string;
}

/** Plays the doctor of a conversation, and reads the backend's record. */
export function doctorOf(context: BrowserContext, orderNo: string) {
  const sendCommand = async (command: object): Promise<readonly SaidLine[]> => {
    const answer = await context.request.post('/__fixtures/chat', { data: { orderNo, ...command } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).said;
  };
  return {
    play: sendCommand,
    /** Cuts the network of all pages: requests fail, and sockets are refused. */
    async cut(): Promise<void> {
      await context.setOffline(true);
      await sendCommand({ cut: true, faults: [{ kind: 'refuse', times: 1_000 }] });
    },
    async mend(): Promise<void> {
      await sendCommand({ faults: [] });
      await context.setOffline(false);
    },
    /** Returns the person's messages, in the order of the record. */
    sentTexts: async () =>
      (await sendCommand({})).filter(({ sender, picture }) => sender === 'patient' && !picture).map(({ text }) => text),
  };
}
