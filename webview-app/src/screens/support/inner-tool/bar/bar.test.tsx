/** Tests the view of the telephony bar with a simulated telephony. */
import { beforeAll, expect, test } from 'vitest';
import { acting, actingLater, type Rendered, render, tap, typeIn } from '../../../../../test/render.tsx';
import { showLanguage } from '../../../../messages/language.ts';
import {
  BAR_STATES,
  type LiveCall,
  OPERATIONS,
  type Operation,
  type Outcome,
  type Telephony,
  type TelephonyState,
} from '../../../../telephony/types.ts';
import { words } from '../words/index.ts';
import { Bar } from './bar.tsx';
import { LETTERS } from './shortcuts.ts';

beforeAll(async () => {
  showLanguage('en');
  await words.open();
});

const CALL: LiveCall = { callId: 'c1', direction: 'incoming', number: '138****8000', startedAt: 0 };
const OFFLINE: TelephonyState = {
  state: 'offline',
  connection: 'open',
  otherCalls: [],
  refusals: {},
  history: [],
};

/** Renders the bar with a telephony whose state the test sets and whose operations all have the same outcome. */
function renderBar(initialState: Partial<TelephonyState> = {}, outcome: Outcome = { ok: true }) {
  let state: TelephonyState = { ...OFFLINE, ...initialState };
  const listeners = new Set<() => void>();
  const requests: [Operation, string | undefined][] = [];
  const telephony: Telephony = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    operate: async (operation, target) => {
      requests.push([operation, target]);
      return outcome;
    },
  };
  const setState = (changes: Partial<TelephonyState>) =>
    acting(() => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    });
  return { requests, becomes: setState, view: render(<Bar telephony={telephony} />) };
}

const buttons = ({ container }: Rendered) => [
  ...container.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]'),
];
const buttonOf = (view: Rendered, operation: Operation) =>
  buttons(view).find((element) => element.getAttribute('aria-keyshortcuts')?.endsWith(LETTERS[operation]));
const describedBy = (element: Element | undefined) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
const announced = ({ container }: Rendered) => ({
  polite: [...container.querySelectorAll('p[role="status"]')].at(-1)?.textContent,
  assertive: [...container.querySelectorAll('p[role="alert"]')].at(-1)?.textContent,
});
const press = (code: string, target: EventTarget = window) =>
  actingLater(async () => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { code, altKey: true, shiftKey: true, bubbles: true, cancelable: true }),
    );
  });

test('the operations when some are refused: stay in the tab order, and a refused one has its reason', () => {
  const { view, becomes: setState } = renderBar();
  for (const state of BAR_STATES) {
    setState({ state, refusals: { hold: 'noCall', signOut: 'callInProgress' } });
    expect(buttons(view)).toHaveLength(OPERATIONS.length);
    expect(buttons(view).every((element) => !element.disabled && element.tabIndex === 0)).toBe(true);
    expect(buttonOf(view, 'hold')?.getAttribute('aria-disabled')).toBe('true');
    expect(describedBy(buttonOf(view, 'hold'))).toBe('There is no call');
    expect(buttonOf(view, 'makeCall')?.hasAttribute('aria-disabled')).toBe(false);
  }
});

test('an operation when it is refused on press: shows its reason', async () => {
  const { view, becomes: setState, requests } = renderBar({ refusals: { hold: 'noCall' } });
  await actingLater(async () => tap(buttonOf(view, 'hold') ?? null));
  expect(requests).toEqual([['hold', undefined]]);
  setState({ lastRefusal: { operation: 'hold', reason: 'noCall' } });
  expect(view.container.textContent).toContain('Hold: There is no call');
});

test('an operation when it is pending: is marked as busy', () => {
  const { view } = renderBar({ pending: 'hold' });
  expect(buttonOf(view, 'hold')?.getAttribute('aria-busy')).toBe('true');
  expect(describedBy(buttonOf(view, 'hold'))).toBe('Requesting');
});

test('an operation when its keys are pressed: runs unless a dialog is open', async () => {
  const { view, requests } = renderBar();
  await press('KeyN');
  await press('KeyH', view.container.querySelector('input') ?? window);
  expect(requests).toEqual([
    ['answer', undefined],
    ['hold', undefined],
  ]);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await press('KeyU');
  dialog.remove();
  expect(requests).toHaveLength(2);
});

test('the number when a call, transfer or conference starts: is sent and removed from the field', async () => {
  const { view, requests } = renderBar();
  const field = view.container.querySelector('input');
  for (const operation of ['makeCall', 'transfer', 'conference'] as const) {
    typeIn(field, ' 8002 ');
    await actingLater(async () => tap(buttonOf(view, operation) ?? null));
    expect(requests.at(-1)).toEqual([operation, '8002']);
    expect(field?.value).toBe('');
  }
});

test('the number field when its number is invalid: shows an error, keeps the text and has the focus', async () => {
  const { view } = renderBar({}, { ok: false, reason: 'badNumber' });
  const field = view.container.querySelector('input');
  typeIn(field, '12ab');
  await actingLater(async () => tap(buttonOf(view, 'makeCall') ?? null));
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(view.container.textContent).toContain('Enter a telephone number or an extension');
  expect(field?.value).toBe('12ab');
  expect(document.activeElement).toBe(field);
  typeIn(field, '8002');
  expect(field?.hasAttribute('aria-invalid')).toBe(false);
});

test.each<[Partial<TelephonyState>, polite: string, assertive: string]>([
  [{ state: 'ready' }, 'Ready', ''],
  [{ state: 'ringing', call: CALL }, '', 'Incoming call from 138****8000'],
  [{ state: 'ringing', call: { ...CALL, direction: 'outgoing' } }, 'Calling 138****8000', ''],
  [{ state: 'talking', call: { ...CALL, answeredAt: 1 } }, 'Talking to 138****8000', ''],
  [{ state: 'held', call: { ...CALL, answeredAt: 1 } }, '138****8000 is on hold', ''],
  [
    { state: 'conferencing', call: { ...CALL, answeredAt: 1, third: '8002' } },
    'In a conference with 138****8000 and 8002',
    '',
  ],
  [{ state: 'wrapUp' }, 'Wrap-up', ''],
  [{ state: 'ready', connection: 'lost' }, 'Connection lost. Ready', ''],
])('the bar when its state is %j: announces %j politely and %j at once', (state, polite, assertive) => {
  const { view, becomes: setState } = renderBar();
  setState(state);
  expect(announced(view)).toEqual({ polite, assertive });
});

test('the calls of the shift when there are some: are a table with a caption', () => {
  const { view } = renderBar({
    history: [
      {
        callId: 'c2',
        direction: 'outgoing',
        number: '139****9000',
        startedAt: Date.UTC(2026, 2, 2, 2, 0),
        answeredAt: Date.UTC(2026, 2, 2, 2, 0, 10),
        endedAt: Date.UTC(2026, 2, 2, 2, 1, 15),
        end: 'customer',
        endedWhileDisconnected: true,
      },
      {
        callId: 'c1',
        direction: 'incoming',
        number: '138****8000',
        startedAt: 0,
        end: 'missed',
        endedWhileDisconnected: false,
      },
    ],
  });
  expect(view.container.querySelector('caption')?.textContent).toBe('2 calls, newest first');
  const cells = [...view.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['139****9000Outgoing', '10:00', '1:05', 'Customer hung upEnded while disconnected'],
    ['138****8000Incoming', '08:00', 'None', 'Missed'],
  ]);
});

test('the calls of the shift when there are none: are replaced by a sentence', () => {
  const { view } = renderBar();
  expect(view.container.querySelector('table')).toBeNull();
  expect(view.container.textContent).toContain('Finished calls are listed here');
});

test.each<[TelephonyState['connection'], boolean]>([
  ['open', true],
  ['mediaLost', false],
  ['lost', false],
])('the colour of a state when the connection is «%s»: is visible: %s', (connection, isShown) => {
  const { view } = renderBar({ state: 'talking', call: { ...CALL, answeredAt: 1 }, connection });
  const card = view.container.querySelector('section[aria-label="Your state"]');
  expect(card?.textContent).toContain('Talking to 138****8000');
  expect(card?.className.includes('talking')).toBe(isShown);
});
