/** Starts the app without a network, as a returning customer does. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type HostOption } from '../../../native-shims/src/playwright.ts';
import { zh as kit } from '../../src/kit/words/zh.ts';
import { zh } from '../../src/messages/zh.ts';
import { openLoggedIn } from './login-and-payment.ts';

const HOME = '/health/?lang=zh';
export const LIST = '/health/institutions/yj_gefmtj?lang=zh';
/** Names a booked checkup of the sample account. */
export const BOOKED = '/health/pecState/yj_gefmtj/O1002?lang=zh';
const PRICES = '/health/package-list?lang=zh';

const home = (page: Page) => page.getByText(zh.common.serviceHours);
/** Finds an institution of Beijing, or of the phone's city. */
export const institution = (page: Page) => page.getByText(/中关村|陆家嘴/).first();
/** Finds the appointment number, which the reception desk needs. */
export const appointment = (page: Page) => page.getByText('A9002');
const age = (page: Page) => page.getByRole('main').getByText(/^未能更新，以下为 \d\d:\d\d 的内容/);

/** Opens the list, logged in by the host's own way, the booked checkup, and the home page. */
export async function seeOnce(page: Page, host: HostOption, addressOf: (address: string) => string): Promise<void> {
  await openLoggedIn(page, host, addressOf(LIST));
  await expect(institution(page)).toBeVisible();
  await page.goto(addressOf(BOOKED));
  await expect(appointment(page)).toBeVisible();
  await page.goto(addressOf(HOME));
  await page.reload();
  await expect(home(page)).toBeVisible();
}

/** Checks a start without a network at each address, and the page after reconnection. */
export async function startOffline(context: BrowserContext, addressOf: (address: string) => string): Promise<void> {
  await context.setOffline(true);
  const first = await context.newPage();
  await first.goto(addressOf(HOME));
  await expect(home(first)).toBeVisible();
  await first.close();

  const priced = await context.newPage();
  await priced.goto(addressOf(PRICES));
  await expect(priced.getByText(zh.states.offline.title).first()).toBeVisible();
  await expect(priced.getByText('¥')).toHaveCount(0);
  await priced.close();

  const booked = await context.newPage();
  await booked.goto(addressOf(BOOKED));
  await expect(appointment(booked)).toBeVisible();
  await expect(age(booked)).toHaveCount(1);
  await expect(booked.getByText('¥')).toHaveCount(0);
  await expect(booked.getByRole('button', { name: kit.examStatus.change })).toBeDisabled();
  await booked.close();

  const list = await context.newPage();
  await list.goto(addressOf(LIST));
  await expect(institution(list)).toBeVisible();
  await expect(age(list)).toHaveCount(1);
  await context.setOffline(false);
  await expect(age(list)).toHaveCount(0);
  await expect(institution(list)).toBeVisible();
  await expect(list.getByRole('dialog')).toHaveCount(0);
}
