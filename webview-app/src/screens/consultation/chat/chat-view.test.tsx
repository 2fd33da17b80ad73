/** Tests the view of a real conversation with the embedded backend, connected in memory. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDER_NO } from '../../../../test/chat/backend-calls.ts';
import { ChatSimulation } from '../../../../test/chat/chat-simulation.ts';
import { settle } from '../../../../test/chat/manual-clock.ts';
import { actingLater, type Rendered, render, tap, typeIn } from '../../../../test/render.tsx';
import type { Allowance, ChatRecord } from '../../../api/consultation.ts';
import { setLanguage } from '../../../messages/index.ts';
import { ChatView } from './chat-view.tsx';
import { chatWords } from './words/index.ts';

let simulation: ChatSimulation;
let view: Rendered;
let first: ChatRecord;
let allowance: () => Allowance;

beforeEach(async () => {
  await setLanguage('en');
  await chatWords.open();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  allowance = () => ({ timesTotal: 6, timesLeft: 2, canAsk: true });
  simulation = new ChatSimulation();
  await simulation.open(0);
});
afterEach(() => {
  view.unmount();
  simulation.kill(0);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});

const chat = () => {
  const [tab] = simulation.tabs;
  if (!tab) throw new Error('no conversation is open');
  return tab;
};

async function show(overrides: Partial<ChatRecord> = {}): Promise<void> {
  const { about: record } = chat().state();
  if (!record) throw new Error('the record was not read');
  first = { ...record, lines: [...(await simulation.lines())], ...overrides };
  view = render(
    <ChatView
      title="Photo and text consultation"
      conversation={chat()}
      firstRecord={first}
      upload="special"
      links={{
        evaluate: `/graphic/evaluate/p/p/${ORDER_NO}`,
        again: `/graphic/submit-fc/relaunch/p/${ORDER_NO}`,
        allowance: async () => allowance(),
        doctor: ({ encryptDoctorId }) => `/graphic/doctorDetail/p/${encryptDoctorId}/b`,
      }}
    />,
  );
}
const advance = (ms: number) => actingLater(() => simulation.advance(ms));
const pageText = () => view.container.textContent ?? '';
const field = () => view.container.querySelector('textarea');
const lines = () => [...view.container.querySelectorAll('[data-seq]')].map((element) => element.textContent ?? '');
const log = () => view.container.querySelector('[role="log"]')?.textContent ?? '';
function pressKey(name: string, init: KeyboardEventInit = {}): boolean {
  return (
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })) ??
    true
  );
}

test('S07: a message when it is very long: renders its beginning, and more with each tap', async () => {
  await show();
  await actingLater(() => simulation.doctorSays(`${'Rest well. '.repeat(1_000)}The end.`));
  await advance(0);
  expect(lines().at(-1)?.length).toBeLessThan(5_200);
  expect(log().length).toBeLessThan(5_200);
  tap(view.role('button', 'Show more'));
  expect(lines().at(-1)?.length).toBeGreaterThan(10_000);
  tap(view.role('button', 'Show more'));
  expect(lines().at(-1)).toContain('The end.');
  expect(pageText()).not.toContain('Show more');
});

test('a message when it is sent: reaches the doctor once, and the doctor’s reply is announced', async () => {
  await show();
  const previousCount = first.questionsLeft;
  typeIn(field(), '  It still hurts  ');
  tap(view.role('button', 'Send'));
  expect(pageText()).toContain('Sending');
  expect(field()?.value).toBe('');
  await advance(0);
  expect(pageText()).not.toContain('Sending');
  expect(lines().filter((text) => text.includes('It still hurts'))).toHaveLength(1);
  expect(pageText()).toContain(`${previousCount - 1} questions left`);
  expect(log()).toBe('');
  await actingLater(() => simulation.doctorSays('Where exactly?'));
  await actingLater(() => settle());
  expect(lines().at(-1)).toContain('Where exactly?');
  expect(log()).toContain('Where exactly?');
});

test('a new message when it arrives: is announced with sender and time', async () => {
  await show();
  expect(log()).toBe('');
  expect(view.role('log', `Conversation with ${first.doctor?.doctorName}`).getAttribute('aria-live')).toBe('polite');
  await actingLater(() => simulation.doctorSays('One more thing'));
  await actingLater(() => settle());
  expect(log()).toMatch(new RegExp(`^${first.doctor?.doctorName}, \\d\\d:\\d\\d, One more thing$`));
  for (const text of lines().filter((line) => line.includes(first.doctor?.doctorName ?? '-')))
    expect(text).toMatch(/\d\d:\d\d/);
});

test('a text when its language is not the page’s: is marked with its language', async () => {
  await show();
  const text = '还需要继续吃药吗';
  const languages = () =>
    [...view.container.querySelectorAll('span, textarea')]
      .filter((element) => element.childElementCount === 0 && element.textContent === text)
      .map((element) => element.closest('[lang]')?.getAttribute('lang'));
  typeIn(field(), text);
  expect(field()?.lang).toBe('zh');
  tap(view.role('button', 'Send'));
  expect(pageText()).toContain('Sending');
  expect(languages()).toEqual(['zh']);
  await advance(0);
  expect(pageText()).not.toContain('Sending');
  expect(languages()).toEqual(['zh']);
  expect(field()?.lang).toBe('');
});

test('S04: a message when sending fails: is shown as unsent and can be sent again', async () => {
  await show();
  simulation.setOnline(false);
  typeIn(field(), 'Are you there?');
  tap(view.role('button', 'Send'));
  await advance(0);
  expect(pageText()).toContain('Sending');
  simulation.isOnline = true;
  await simulation.failSockets('refuse', 'refuse', 'refuse', 'refuse');
  simulation.failCalls('unsent', 40);
  await advance(120_000);
  expect(pageText()).toContain('Not sent');
  simulation.failCalls('unsent', 0);
  tap(view.role('button', 'Send again'));
  await advance(60_000);
  expect(pageText()).not.toContain('Not sent');
  expect((await simulation.lines()).filter(({ text }) => text === 'Are you there?')).toHaveLength(1);
});

test('an unsent message when it is deleted: does not return', async () => {
  await show();
  simulation.failCalls('unsent', 90);
  simulation.silenceConnections();
  typeIn(field(), 'Never mind');
  tap(view.role('button', 'Send'));
  await advance(240_000);
  tap(view.role('button', 'Delete'));
  expect(pageText()).toContain('Delete this message?');
  tap(
    [...view.container.querySelectorAll('dialog button')].find((element) => element.textContent === 'Delete') ?? null,
  );
  expect(simulation.unsent).toEqual([]);
  expect(pageText()).not.toContain('Never mind');
});

test.each([
  ['Enter when the device has a keyboard: sends', { matches: true }, {}, true],
  ['Enter when Shift is pressed: adds a line', { matches: true }, { shiftKey: true }, false],
  ['Enter when characters are being composed: does not send', { matches: true }, { isComposing: true }, false],
  ['Enter when the device is a phone: adds a line', { matches: false }, {}, false],
])('%s', async (_, keyboard, init, isSent) => {
  vi.stubGlobal('matchMedia', () => keyboard);
  await show();
  typeIn(field(), 'Hello');
  await actingLater(async () => void pressKey('Enter', init));
  await advance(0);
  expect((await simulation.lines()).some(({ text }) => text === 'Hello')).toBe(isSent);
});

test('a message when it has only spaces: is not sent', async () => {
  await show();
  typeIn(field(), '   ');
  tap(view.role('button', 'Send'));
  expect(simulation.unsent).toEqual([]);
});

test('an unsent text when the page is left: is restored at the next visit', async () => {
  await show();
  typeIn(field(), 'Half a sentence');
  view.unmount();
  await show();
  expect(field()?.value).toBe('Half a sentence');
});

test('the message field when the consultation ends: is replaced by links to the rating and to another question', async () => {
  await show();
  await actingLater(() => simulation.doctorEnds());
  await advance(3_000);
  expect(field()).toBeNull();
  expect(pageText()).toContain('This consultation is closed');
  expect(view.role('link', 'Ask again').getAttribute('href')).toContain('/graphic/submit-fc/relaunch/');
  expect(view.role('link', 'Rate the doctor').getAttribute('href')).toContain('/graphic/evaluate/');
});

test.each<[string, boolean, () => Allowance]>([
  ['allows none', false, () => ({ timesTotal: 6, timesLeft: 0, canAsk: false, whyNot: 'All 6 are used' })],
  [
    'cannot be reached',
    true,
    () => {
      throw new Error('no answer');
    },
  ],
])('«Ask again» when the consultation has ended and the service %s: is shown: %s', async (_, isShown, answer) => {
  allowance = answer;
  await show();
  typeIn(field(), 'One more thing');
  await actingLater(() => simulation.doctorEnds());
  await advance(3_000);
  expect(pageText()).toContain('This consultation is closed');
  const again = () => [...view.container.querySelectorAll('a')].some(({ textContent }) => textContent === 'Ask again');
  const isCarriedOver = () => pageText().includes('taken into your next question');
  await vi.waitFor(() => expect([again(), isCarriedOver()]).toEqual([isShown, isShown]));
  expect(pageText().includes('All 6 are used')).toBe(!isShown);
});

test('the doctor above the conversation when the conversation opens: links to the doctor’s page', async () => {
  await show();
  const { doctorName = '-', encryptDoctorId } = first.doctor ?? {};
  const link = view.container.querySelector(`a[href^="/graphic/doctorDetail/p/${encryptDoctorId}/"]`);
  expect(link?.textContent).toContain(doctorName);
});

test('a conversation when the phone is in New York: shows messages in local time and its end in Beijing time', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.spyOn(Date, 'now').mockImplementation(() => simulation.clock.now());
  await show();
  typeIn(field(), 'Good evening');
  tap(view.role('button', 'Send'));
  await advance(0);
  // 10:00 in Shanghai.
  expect(lines().at(-1)).toContain('21:00');
  expect(lines().at(-1)).not.toContain('10:00');
  expect(pageText().replaceAll('\u00a0', ' ')).toMatch(/open until Mar \d+ \d\d:\d\d Beijing time/);
  vi.restoreAllMocks();
});

test('the message field when no question is left: is hidden, although the consultation is open', async () => {
  await show();
  for (let remaining = first.questionsLeft; remaining > 0; remaining--) {
    typeIn(field(), `Question ${remaining}`);
    tap(view.role('button', 'Send'));
    await advance(0);
  }
  expect(field()).toBeNull();
  expect(pageText()).toContain('You have asked all questions of this consultation');
});

test('new messages when the conversation opens: begin below a divider', async () => {
  await show({ readUpTo: 3 });
  const dividerIndex = lines().findIndex((text) => text.startsWith('New messages') || text.includes('New messages'));
  expect(first.lines[dividerIndex]?.seq).toBeGreaterThan(3);
  expect(first.lines[dividerIndex]?.sender).not.toBe('patient');
});

test('the page when the connection is lost: shows that, and the field stays', async () => {
  await show();
  simulation.setOnline(false);
  await advance(10);
  expect(view.container.querySelector('[role="status"]')?.textContent).toContain('Connection lost');
  expect(field()).not.toBeNull();
});

test('H06: a picture when its server is not on the list: is neither requested nor opened', async () => {
  const address = 'https://counts-readers.example/1.png';
  await show();
  const previousCount = view.container.querySelectorAll('[aria-label$="view larger"]').length;
  await actingLater(() => simulation.control({ show: [address] }));
  await advance(0);
  expect(lines()).toHaveLength(first.lines.length + 1);
  expect(view.container.innerHTML).not.toContain(address);
  expect(view.container.querySelectorAll('[aria-label$="view larger"]')).toHaveLength(previousCount);
});

test('a picture when it is tapped: opens full screen and can be closed', async () => {
  await show();
  const picture = [...view.container.querySelectorAll<HTMLElement>('button')].find((element) =>
    element.getAttribute('aria-label')?.endsWith('view larger'),
  );
  await actingLater(async () => picture?.click());
  await vi.waitFor(() => expect(view.container.querySelector('dialog')).not.toBeNull());
  tap(view.role('button', 'Close'));
  expect(view.container.querySelector('dialog')).toBeNull();
});

test('an unsent text when the consultation ends: is carried over to the next question', async () => {
  await show();
  typeIn(field(), 'One more thing');
  await actingLater(() => simulation.doctorEnds());
  await advance(1_000);
  expect(pageText()).toContain('Not sent: “One more thing”');
  const again = [...view.container.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ask again');
  again?.addEventListener('click', (event) => event.preventDefault());
  again?.click();
  const { readDraft } = await import('../../../kit/form/draft.ts');
  const { CHOICE_DAYS } = await import('../../../store/sections.ts');
  expect(readDraft(`ask.special.${ORDER_NO}.again`, { description: '' }, CHOICE_DAYS)).toEqual({
    description: 'One more thing',
  });
});
