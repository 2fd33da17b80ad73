/** Tests the view of a real conversation with the embedded backend, connected in memory. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORDER_NO } from '../../../../test/chat/backend-calls.ts';
import { settle } from '../../../../test/chat/hand-clock.ts';
import { World } from '../../../../test/chat/world.ts';
import { actingLater, type Rendered, render, tap, typeIn } from '../../../../test/render.tsx';
import type { Allowance, ChatRecord } from '../../../api/consultation.ts';
import { setLanguage } from '../../../messages/index.ts';
import { ChatView } from './chat-view.tsx';
import { chatWords } from './words/index.ts';

let world: World;
let view: Rendered;
let first: ChatRecord;
let allowance: () => Allowance;

beforeEach(async () => {
  await setLanguage('en');
  await chatWords.open();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  allowance = () => ({ timesTotal: 6, timesLeft: 2, canAsk: true });
  world = new World();
  await world.open(0);
});
afterEach(() => {
  view.unmount();
  world.kill(0);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});

const chat = () => {
  const [tab] = world.tabs;
  if (!tab) throw new Error('no conversation is open');
  return tab;
};

async function show(more: Partial<ChatRecord> = {}): Promise<void> {
  const { about } = chat().state();
  if (!about) throw new Error('the record was not read');
  first = { ...about, lines: [...(await world.lines())], ...more };
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
const pass = (ms: number) => actingLater(() => world.pass(ms));
const says = () => view.container.textContent ?? '';
const field = () => view.container.querySelector('textarea');
const lines = () => [...view.container.querySelectorAll('[data-seq]')].map((element) => element.textContent ?? '');
const log = () => view.container.querySelector('[role="log"]')?.textContent ?? '';
function key(name: string, more: KeyboardEventInit = {}): boolean {
  return (
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })) ??
    true
  );
}

test('S07: a very long message when shown: its beginning is rendered, more on each tap', async () => {
  await show();
  await actingLater(() => world.doctorSays(`${'Rest well. '.repeat(1_000)}The end.`));
  await pass(0);
  expect(lines().at(-1)?.length).toBeLessThan(5_200);
  expect(log().length).toBeLessThan(5_200);
  tap(view.role('button', 'Show more'));
  expect(lines().at(-1)?.length).toBeGreaterThan(10_000);
  tap(view.role('button', 'Show more'));
  expect(lines().at(-1)).toContain('The end.');
  expect(says()).not.toContain('Show more');
});

test('a message when sent: reaches the doctor once, and the answer is shown and announced once', async () => {
  await show();
  const previous = first.questionsLeft;
  typeIn(field(), '  It still hurts  ');
  tap(view.role('button', 'Send'));
  expect(says()).toContain('Sending');
  expect(field()?.value).toBe('');
  await pass(0);
  expect(says()).not.toContain('Sending');
  expect(lines().filter((text) => text.includes('It still hurts'))).toHaveLength(1);
  expect(says()).toContain(`${previous - 1} questions left`);
  expect(log()).toBe('');
  await actingLater(() => world.doctorSays('Where exactly?'));
  await actingLater(() => settle());
  expect(lines().at(-1)).toContain('Where exactly?');
  expect(log()).toContain('Where exactly?');
});

test('new lines when they arrive: only they are announced, with sender and time', async () => {
  await show();
  expect(log()).toBe('');
  expect(view.role('log', `Conversation with ${first.doctor?.doctorName}`).getAttribute('aria-live')).toBe('polite');
  await actingLater(() => world.doctorSays('One more thing'));
  await actingLater(() => settle());
  expect(log()).toMatch(new RegExp(`^${first.doctor?.doctorName}, \\d\\d:\\d\\d, One more thing$`));
  for (const text of lines().filter((line) => line.includes(first.doctor?.doctorName ?? '-')))
    expect(text).toMatch(/\d\d:\d\d/);
});

test('a text when in another language than the page: marked with its language while typed, unsent and sent', async () => {
  await show();
  const words = '还需要继续吃药吗';
  const languages = () =>
    [...view.container.querySelectorAll('span, textarea')]
      .filter((element) => element.childElementCount === 0 && element.textContent === words)
      .map((element) => element.closest('[lang]')?.getAttribute('lang'));
  typeIn(field(), words);
  expect(field()?.lang).toBe('zh');
  tap(view.role('button', 'Send'));
  expect(says()).toContain('Sending');
  expect(languages()).toEqual(['zh']);
  await pass(0);
  expect(says()).not.toContain('Sending');
  expect(languages()).toEqual(['zh']);
  expect(field()?.lang).toBe('');
});

test('S04: a message when it fails: kept as unsent, a tap retries, and a confirmation deletes it', async () => {
  await show();
  world.network(false);
  typeIn(field(), 'Are you there?');
  tap(view.role('button', 'Send'));
  await pass(0);
  expect(says()).toContain('Sending');
  world.isOnline = true;
  await world.failSockets('refuse', 'refuse', 'refuse', 'refuse');
  world.failCalls('unsent', 40);
  await pass(120_000);
  expect(says()).toContain('Not sent');
  world.failCalls('unsent', 0);
  tap(view.role('button', 'Send again'));
  await pass(60_000);
  expect(says()).not.toContain('Not sent');
  expect((await world.lines()).filter(({ text }) => text === 'Are you there?')).toHaveLength(1);
});

test('an unsent message when deleted: does not return', async () => {
  await show();
  world.failCalls('unsent', 90);
  world.silence();
  typeIn(field(), 'Never mind');
  tap(view.role('button', 'Send'));
  await pass(240_000);
  tap(view.role('button', 'Delete'));
  expect(says()).toContain('Delete this message?');
  tap(
    [...view.container.querySelectorAll('dialog button')].find((element) => element.textContent === 'Delete') ?? null,
  );
  expect(world.unsent).toEqual([]);
  expect(says()).not.toContain('Never mind');
});

test.each([
  ['return sends with a keyboard', { matches: true }, {}, true],
  ['with shift it is a line', { matches: true }, { shiftKey: true }, false],
  ['while characters are composed it is theirs', { matches: true }, { isComposing: true }, false],
  ['on a phone it is a line', { matches: false }, {}, false],
])('%s', async (_, keyboard, more, isSent) => {
  vi.stubGlobal('matchMedia', () => keyboard);
  await show();
  typeIn(field(), 'Hello');
  await actingLater(async () => void key('Enter', more));
  await pass(0);
  expect((await world.lines()).some(({ text }) => text === 'Hello')).toBe(isSent);
});

test('a message when it has only spaces: not sent', async () => {
  await show();
  typeIn(field(), '   ');
  tap(view.role('button', 'Send'));
  expect(world.unsent).toEqual([]);
});

test('an unsent text when the page is left: restored at the next visit', async () => {
  await show();
  typeIn(field(), 'Half a sentence');
  view.unmount();
  await show();
  expect(field()?.value).toBe('Half a sentence');
});

test('a consultation when it ends: the field is replaced by links to the rating and to another question', async () => {
  await show();
  await actingLater(() => world.doctorEnds());
  await pass(3_000);
  expect(field()).toBeNull();
  expect(says()).toContain('This consultation is closed');
  expect(view.role('link', 'Ask again').getAttribute('href')).toContain('/graphic/submit-fc/relaunch/');
  expect(view.role('link', 'Rate the doctor').getAttribute('href')).toContain('/graphic/evaluate/');
});

test.each<[string, boolean, () => Allowance]>([
  ['says that it takes none', false, () => ({ timesTotal: 6, timesLeft: 0, canAsk: false, whyNot: 'All 6 are used' })],
  [
    'cannot be asked for that',
    true,
    () => {
      throw new Error('no answer');
    },
  ],
])('an ended consultation when the service %s: another question is offered: %s', async (_, isOffered, answer) => {
  allowance = answer;
  await show();
  typeIn(field(), 'One more thing');
  await actingLater(() => world.doctorEnds());
  await pass(3_000);
  expect(says()).toContain('This consultation is closed');
  const again = () => [...view.container.querySelectorAll('a')].some(({ textContent }) => textContent === 'Ask again');
  const isTaken = () => says().includes('taken into your next question');
  await vi.waitFor(() => expect([again(), isTaken()]).toEqual([isOffered, isOffered]));
  expect(says().includes('All 6 are used')).toBe(!isOffered);
});

test('the doctor above the conversation when tapped: their page opens', async () => {
  await show();
  const { doctorName = '-', encryptDoctorId } = first.doctor ?? {};
  const link = view.container.querySelector(`a[href^="/graphic/doctorDetail/p/${encryptDoctorId}/"]`);
  expect(link?.textContent).toContain(doctorName);
});

test('a conversation when the phone is in New York: messages have its time, the end is in Beijing time', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.spyOn(Date, 'now').mockImplementation(() => world.clock.now());
  await show();
  typeIn(field(), 'Good evening');
  tap(view.role('button', 'Send'));
  await pass(0);
  // 10:00 in Shanghai.
  expect(lines().at(-1)).toContain('21:00');
  expect(lines().at(-1)).not.toContain('10:00');
  expect(says().replaceAll('\u00a0', ' ')).toMatch(/open until Mar \d+ \d\d:\d\d Beijing time/);
  vi.restoreAllMocks();
});

test('the message field when no question is left: hidden, although the consultation is open', async () => {
  await show();
  for (let left = first.questionsLeft; left > 0; left--) {
    typeIn(field(), `Question ${left}`);
    tap(view.role('button', 'Send'));
    await pass(0);
  }
  expect(field()).toBeNull();
  expect(says()).toContain('You have asked all questions of this consultation');
});

test('new lines when the conversation opens: begin below a divider', async () => {
  await show({ readUpTo: 3 });
  const shown = lines().findIndex((text) => text.startsWith('New messages') || text.includes('New messages'));
  expect(first.lines[shown]?.seq).toBeGreaterThan(3);
  expect(first.lines[shown]?.sender).not.toBe('patient');
});

test('the connection when lost: a line says so and the field stays', async () => {
  await show();
  world.network(false);
  await pass(10);
  expect(view.container.querySelector('[role="status"]')?.textContent).toContain('Connection lost');
  expect(field()).not.toBeNull();
});

test('H06: a picture when its server is unlisted: neither requested nor opened', async () => {
  const address = 'https://counts-readers.example/1.png';
  await show();
  const previous = view.container.querySelectorAll('[aria-label$="view larger"]').length;
  await actingLater(() => world.control({ show: [address] }));
  await pass(0);
  expect(lines()).toHaveLength(first.lines.length + 1);
  expect(view.container.innerHTML).not.toContain(address);
  expect(view.container.querySelectorAll('[aria-label$="view larger"]')).toHaveLength(previous);
});

test('a picture when tapped: opens full screen and can be closed', async () => {
  await show();
  const picture = [...view.container.querySelectorAll<HTMLElement>('button')].find((element) =>
    element.getAttribute('aria-label')?.endsWith('view larger'),
  );
  await actingLater(async () => picture?.click());
  await vi.waitFor(() => expect(view.container.querySelector('dialog')).not.toBeNull());
  tap(view.role('button', 'Close'));
  expect(view.container.querySelector('dialog')).toBeNull();
});

test('an unsent text when the consultation ends: carried over to the next question', async () => {
  await show();
  typeIn(field(), 'One more thing');
  await actingLater(() => world.doctorEnds());
  await pass(1_000);
  expect(says()).toContain('Not sent: “One more thing”');
  const again = [...view.container.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ask again');
  again?.addEventListener('click', (event) => event.preventDefault());
  again?.click();
  const { readDraft } = await import('../../../kit/form/draft.ts');
  const { CHOICE_DAYS } = await import('../../../store/sections.ts');
  expect(readDraft(`ask.special.${ORDER_NO}.again`, { description: '' }, CHOICE_DAYS)).toEqual({
    description: 'One more thing',
  });
});
