/** The steps of a consultation, and the doctor's side of it. Chinese pages. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type HostOption } from '../../../native-shims/src/playwright.ts';
import { logInByDialog, logInByThirdParty, wayOf } from './ways.ts';

/** A picture that a browser can read. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNkYPjPgBcw4Zccwfr/DwAAdgEJxbM0swAAAABJRU5ErkJggg==',
  'base64',
);

/** Errors in the console of a page whose network is cut. One pattern: Playwright reads a list of several as a tuple. */
export const CUT_ERRORS = [/WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/];

const row = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** Opens a card of the home page, and logs in where the host does it now. */
export async function openFromHome(page: Page, host: HostOption, name: string | RegExp): Promise<void> {
  await page.goto('/health/');
  await row(page, name).click();
  const { login } = wayOf(host);
  if (login === 'dialog') await logInByDialog(page);
  if (login === 'third-party') await logInByThirdParty(page);
}

/** From the departments to the form for a question to a doctor who is there. */
export async function chooseDoctor(page: Page, department: RegExp, doctor: RegExp): Promise<void> {
  await row(page, department).click();
  await row(page, doctor).click();
  await row(page, '向医生提问').click();
}

/** Writes the question, with a picture by the host's own means, and sends it. */
export async function describe(page: Page, words: string): Promise<void> {
  // A browser asks for a file; a host has its own way, and its imitation a picture.
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

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '消息' }).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: /的对话/ })
      .getByText(text)
      .first(),
  ).toBeVisible();
}

/** The lines of a conversation with these words: those that have arrived. */
export const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Rates the doctor: five stars, and would be asked again. */
export async function rate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /非常满意/ }).dispatchEvent('click');
  await page.getByRole('radio', { name: '会', exact: true }).dispatchEvent('click');
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '感谢您的评价' })).toBeVisible();
}

/** The order of the conversation that a page shows. */
export const orderOf = (page: Page): string => /\/client\/[^/]+\/([^/?]+)/.exec(page.url())?.[1] ?? '';

export interface SaidLine {
  readonly sender: 'patient' | 'doctor' | 'system';
  readonly text: string;
  readonly picture?: string;
}

/** The doctor of a conversation, played by hand, with the backend's own record of it. */
export function doctorOf(context: BrowserContext, orderNo: string) {
  const play = async (order: object): Promise<readonly SaidLine[]> => {
    const answer = await context.request.post('/__fixtures/chat', { data: { orderNo, ...order } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).said;
  };
  return {
    play,
    /** Breaks the network of all pages: nothing gets through, and sockets are refused. */
    async cut(): Promise<void> {
      await context.setOffline(true);
      await play({ cut: true, faults: [{ kind: 'refuse', times: 1_000 }] });
    },
    async mend(): Promise<void> {
      await play({ faults: [] });
      await context.setOffline(false);
    },
    /** The person's own words, in the order of the record. */
    heard: async () =>
      (await play({})).filter(({ sender, picture }) => sender === 'patient' && !picture).map(({ text }) => text),
  };
}
