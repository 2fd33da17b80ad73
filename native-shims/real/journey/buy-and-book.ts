/** Performs the product's main journey as a user: from a package to a booking, another date, and a refund. */
import type { User } from '../user.ts';

const heading = (name: string | RegExp) => ({ role: 'heading', name }) as const;
const button = (name: string | RegExp, nth = 0) => ({ role: 'button', name, nth }) as const;
const link = (name: string | RegExp) => ({ role: 'link', name }) as const;
const radio = (name: string | RegExp) => ({ role: 'radio', name }) as const;
const DIALOG = { role: 'dialog' } as const;
const inDialog = (name: string) => ({ ...button(name), within: DIALOG });

/** Finds the box for the terms of a new order. */
export const AGREEMENTS = { role: 'checkbox', name: /我已阅读并同意/ } as const;

const PACKAGE = '关爱父母体检套餐';
/**
 * Finds a day with free places. Between 18:00 and 21:00 in China the first is tomorrow, which cannot be changed after booking, so the
 * journey takes the second.
 */
const FREE_DAY = /，余/;

/** Goes from the list of packages to the sale page. */
export async function choose(user: User): Promise<void> {
  await user.tap(link(new RegExp(PACKAGE)));
  await user.waitFor(heading(PACKAGE));
}

/** Buys the package. The app's host logs in and pays without the user. */
export async function buy(user: User): Promise<void> {
  await user.tap(button('立即购买'));
  await user.tap(AGREEMENTS);
  await user.tap(button(/^确认并支付/));
  await user.waitFor(heading('购买成功'));
}

export async function book(user: User): Promise<void> {
  await user.tap(link('立即预约'));
  // Each choice opens the next question.
  await user.tap(button('上海'));
  await user.tap(radio(/陆家嘴店/));
  await user.tap(button(FREE_DAY, 1));
  await user.tap(radio(/本人/));
  await user.tap(button('确认预约'));
  await user.waitFor(heading('已预约'));
}

export async function changeDate(user: User): Promise<void> {
  await user.tap(link(/修改日期/));
  await user.tap(button(FREE_DAY, 2));
  await user.tap(button(/确认/));
  await user.waitFor(heading('已预约'));
  await user.waitForText('还可修改 1 次');
}

export async function cancel(user: User): Promise<void> {
  await user.tap(button(/取消预约/));
  await user.tap(inDialog('取消预约'));
  await user.waitFor(heading('请选择日期'));
}

export async function getMoneyBack(user: User): Promise<void> {
  await user.tap(link(/退款/));
  await user.tap(radio(/./));
  await user.tap(button('申请退款'));
  await user.tap(inDialog('申请退款'));
  await user.waitForAddress(/refunded/);
}
