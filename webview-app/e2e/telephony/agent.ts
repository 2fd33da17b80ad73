/** Performs an agent's actions at the telephony bar, and those of customers, colleagues and the switch by the control address. */
import { expect, type Page } from '@playwright/test';

/** A command to the control address (`telephony/control.ts` of the backend). */
type Command = Readonly<Record<string, unknown>>;

export async function sendCommand(page: Page, order: Command): Promise<void> {
  const answer = await page.request.post('/__fixtures/telephony', { data: order });
  expect(answer.ok(), JSON.stringify(order)).toBe(true);
}

/** Matches the names of operations and states, in both languages. */
const OPERATIONS = {
  initialise: /^(Connect|连接)$/,
  signIn: /^(Sign in|Ready now|签入|立即示闲)$/,
  makeCall: /^(Call|外呼)$/,
  answer: /^(Answer|接听)$/,
  hold: /^(Hold|保持)$/,
  retrieve: /^(Retrieve|取回)$/,
  transfer: /^(Transfer|转接)$/,
  conference: /^(Conference|会议)$/,
  hangUp: /^(Hang up|挂断)$/,
  signOut: /^(Sign out|签出)$/,
} as const;
export type Operation = keyof typeof OPERATIONS;

const STATES = {
  offline: /^(Offline|离线)/,
  ready: /^(Ready|空闲)/,
  ringing: /^(Ringing|振铃)/,
  talking: /^(Talking|通话中)/,
  held: /^(On hold|保持中)/,
  conferencing: /^(In a conference|会议中)/,
  wrapUp: /^(Wrap-up|话后整理)/,
} as const;

export const operation = (page: Page, name: Operation) => page.getByRole('button', { name: OPERATIONS[name] });
export const press = (page: Page, name: Operation) => operation(page, name).click();

/** Waits until the bar shows the state. */
export const expectState = (page: Page, state: keyof typeof STATES) =>
  expect(page.getByRole('region', { name: /^(Your state|坐席状态)$/ })).toHaveText(STATES[state]);

export const numberField = (page: Page) => page.getByLabel(/^(Number or extension|电话号码或分机号)$/);

export async function signIn(page: Page): Promise<void> {
  await press(page, 'initialise');
  await expect(operation(page, 'signIn')).not.toHaveAttribute('aria-disabled');
  await press(page, 'signIn');
  await expectState(page, 'ready');
}

/** Answers a customer's call. */
export async function takeCall(page: Page, number = '13912345678'): Promise<void> {
  await sendCommand(page, { incoming: number });
  await expectState(page, 'ringing');
  await press(page, 'answer');
  await expectState(page, 'talking');
}

/** Ends the wrap-up before its time is over. */
export async function beReady(page: Page): Promise<void> {
  await expectState(page, 'wrapUp');
  await press(page, 'signIn');
  await expectState(page, 'ready');
}
