/** The controls of the bridge: events of the host, faults of its answers, answers by hand. */
import type { Fault } from '../../../src/index.ts';
import { h } from '../element.ts';
import {
  CALLS,
  EVENTS,
  FUNCTIONS,
  type Read,
  readAnswer,
  readPayload,
  sampleAnswer,
  samplePayload,
  summaryOf,
} from './contract.ts';
import { goodNetwork } from './controls.ts';
import { button, choose, chooseGrouped, form, jsonField, labelled, type Option, submit } from './forms.ts';
import type { GroupContext } from './group.ts';

const option = (value: string): Option => [value, value];

/** Every fault, in words that say what comes of it. `number` is its one number, with the first value. */
const FAULTS: readonly { kind: Fault['kind']; words: string; number?: readonly [label: string, first: number] }[] = [
  { kind: 'late', words: 'It comes late', number: ['by milliseconds', 3_000] },
  { kind: 'drop', words: 'It never comes, though it was done' },
  { kind: 'duplicate', words: 'It comes several times', number: ['times', 2] },
  { kind: 'garbage', words: 'Its text is damaged' },
  { kind: 'wrong-shape', words: 'It has another shape' },
  { kind: 'unknown-id', words: 'It is for a call that nobody made' },
  { kind: 'silent', words: 'There is none: the host ignores the call' },
  { kind: 'kill', words: 'There is none, and the host is gone from then on' },
];

const ALL_METHODS: Option = ['*', 'every call'];

const methodChoice = (label: string, ...first: Option[]): HTMLSelectElement =>
  chooseGrouped(label, [
    ['', first],
    ['Calls of the contract (own apps)', CALLS.map(option)],
    ['WeChat’s bridge (WeChat, WeCom, mini-program)', FUNCTIONS.map(option)],
  ]);

export function eventsGroup({ controls, phones, say, back }: GroupContext): HTMLElement[] {
  const act = (action: Parameters<typeof controls.act>[0]) => void controls.act(action, phones()).then(say);
  const event = choose('Event of the contract', EVENTS.map(option));
  const about = h('span', { className: 'about' });
  const { input, problem, say: sayWrong } = jsonField('What the event says, as JSON');
  const sample = () => {
    input.value = samplePayload(event.value);
    about.textContent = summaryOf(event.value);
    sayWrong('');
  };
  event.onchange = sample;
  sample();
  const fire = () => {
    const read: Read = readPayload(event.value, input.value);
    if ('wrong' in read) return sayWrong(read.wrong);
    act({ does: 'emit', event: event.value, payload: read.value });
  };
  return [
    h(
      'div',
      { className: 'line' },
      button('Into the background', () => controls.set({ kind: 'cover', phones: phones() })),
      button('To the front', () => say(controls.unset({ kind: 'cover', phones: phones() }))),
      button('Back', () => back(phones()), 'As the phone’s back button: an own app asks its page first'),
      button('Network lost', () => controls.set({ kind: 'network', network: 'offline', phones: phones() })),
      button('Network back', () => say(goodNetwork(controls, phones()))),
      button('Share menu', () => act({ does: 'share' }), 'The person shares from the host’s own menu'),
      button('Session ended', () => act({ does: 'end-session' }), 'The backend ends the session; an own app says so'),
    ),
    form(
      'Fire an event',
      fire,
      labelled('Own apps tell the page', event),
      labelled('with', input, problem),
      submit('Fire'),
      about,
    ),
  ];
}

export function faultsGroup({ controls, phones }: GroupContext): HTMLElement[] {
  const method = methodChoice('Call whose answer goes wrong', ALL_METHODS);
  const kind = choose(
    'What goes wrong',
    FAULTS.map(({ kind: value, words }) => [value, words]),
  );
  const number = h('input', { type: 'number', min: '1', required: true });
  const numberLabel = h('span');
  const numberField = h('label', { className: 'field' }, numberLabel, number);
  const show = () => {
    const row = FAULTS.find((one) => one.kind === kind.value)?.number;
    numberField.hidden = row === undefined;
    number.disabled = row === undefined;
    numberLabel.textContent = row?.[0] ?? '';
    number.value = String(row?.[1] ?? 1);
  };
  kind.onchange = show;
  show();
  const set = () =>
    controls.set({
      kind: 'fault',
      phones: phones(),
      method: method.value,
      fault: faultOf(kind.value, Number(number.value)),
    });
  return [
    form(
      'Set a fault',
      set,
      labelled('The answer to', method),
      labelled('What is wrong with it', kind),
      numberField,
      submit('Set'),
    ),
  ];
}

function faultOf(kind: string, number: number): Fault {
  if (kind === 'late') return { kind, ms: number };
  if (kind === 'duplicate') return { kind, times: number };
  const plain = FAULTS.find((one) => one.kind === kind)?.kind;
  return { kind: plain } as Fault;
}

export function answersGroup({ controls, phones }: GroupContext): HTMLElement[] {
  const method = methodChoice('Call that is answered');
  const { input, problem, say } = jsonField('The answer, as JSON');
  const sample = () => {
    input.value = sampleAnswer(method.value);
    say('');
  };
  method.onchange = sample;
  sample();
  const set = (fault: Fault) => controls.set({ kind: 'fault', phones: phones(), method: method.value, fault });
  const answer = () => {
    const read = readAnswer(method.value, input.value);
    if ('wrong' in read) say(read.wrong);
    else set({ kind: 'instead', result: read.value });
  };
  const holdIt = button(
    'Hold its answer',
    () => set({ kind: 'hold' }),
    'The host does what is asked; its answer waits until you let it go or fail it',
  );
  return [
    form(
      'Answer by hand',
      answer,
      labelled('Whenever the page calls', method),
      labelled('the host does nothing and answers', input, problem),
      submit('Answer so'),
      holdIt,
    ),
  ];
}
