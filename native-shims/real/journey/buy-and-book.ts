/** The product's main job as a person does it: from a package to a booking, another date, and the money back. */
import type { Person } from '../person.ts';

const heading = (name: string | RegExp) => ({ role: 'heading', name }) as const;
const button = (name: string | RegExp, nth = 0) => ({ role: 'button', name, nth }) as const;
const link = (name: string | RegExp) => ({ role: 'link', name }) as const;
const radio = (name: string | RegExp) => ({ role: 'radio', name }) as const;
const DIALOG = { role: 'dialog' } as const;
const inDialog = (name: string) => ({ ...button(name), within: DIALOG });

const PACKAGE = '关爱父母体检套餐';
/** A day that has places left. */
const FREE_DAY = /, 余/;

/** From the list of packages to the sale page. */
export async function choose(person: Person): Promise<void> {
  await person.tap(link(new RegExp(PACKAGE)));
  await person.sees(heading(PACKAGE));
}

/** The app's host logs in and pays by itself. */
export async function buy(person: Person): Promise<void> {
  await person.tap(button('立即购买'));
  await person.sees(heading('购买成功'));
}

export async function book(person: Person): Promise<void> {
  await person.tap(link('立即预约'));
  await person.tap(button('上海'));
  await person.tap(button('下一步'));
  await person.tap(radio(/陆家嘴店/));
  await person.tap(button('下一步'));
  await person.tap(button(FREE_DAY));
  await person.tap(button('下一步'));
  await person.tap(radio(/本人/));
  await person.tap(button('确认预约'));
  await person.sees(heading('已预约'));
}

export async function changeDate(person: Person): Promise<void> {
  await person.tap(link(/修改日期/));
  await person.tap(button(FREE_DAY, 1));
  await person.tap(button(/确认/));
  await person.sees(heading('已预约'));
  await person.reads('还可修改 1 次');
}

export async function cancel(person: Person): Promise<void> {
  await person.tap(button(/取消预约/));
  await person.tap(inDialog('取消预约'));
  await person.sees(heading('请选择日期'));
}

export async function getMoneyBack(person: Person): Promise<void> {
  await person.tap(link(/退款/));
  await person.tap(radio(/./));
  await person.tap(button('申请退款'));
  await person.tap(inDialog('申请退款'));
  await person.isAt(/refunded/);
}
