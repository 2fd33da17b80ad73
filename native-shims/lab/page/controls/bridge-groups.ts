/** Draws the controls of the bridge: events of the host, faults of its answers, answers by hand. */
import type { Fault } from '../../../src/index.ts';
import { ANSWERS as ANSWER_WORDS, EVENTS as EVENT_WORDS, FAULTS as WORDS } from '../../words/controls.ts';
import { put, type Word } from '../../words/word.ts';
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

/** Lists the faults. `number` is the label and the default of a fault's number. */
const FAULTS: readonly { kind: keyof typeof WORDS.kinds; number?: readonly [label: Word, first: number] }[] = [
  { kind: 'late', number: [WORDS.ms, 3_000] },
  { kind: 'drop' },
  { kind: 'duplicate', number: [WORDS.times, 2] },
  { kind: 'garbage' },
  { kind: 'wrong-shape' },
  { kind: 'unknown-id' },
  { kind: 'silent' },
  { kind: 'kill' },
];

const ALL_METHODS: Option = ['*', WORDS.everyCall];

const methodChoice = (label: Word, ...first: Option[]): HTMLSelectElement =>
  chooseGrouped(label, [
    ['', first],
    [WORDS.ofContract, CALLS.map(option)],
    [WORDS.ofWechat, FUNCTIONS.map(option)],
  ]);

export function eventsGroup({ controls, phones, say, back }: GroupContext): HTMLElement[] {
  const act = (action: Parameters<typeof controls.act>[0]) => void controls.act(action, phones()).then(say);
  const event = choose(EVENT_WORDS.contract, EVENTS.map(option));
  const about = h('span', { className: 'about' });
  const { input, problem, say: sayWrong } = jsonField(EVENT_WORDS.payload);
  const sample = () => {
    input.value = samplePayload(event.value);
    put(about, 'textContent', summaryOf(event.value));
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
      button(EVENT_WORDS.away, () => controls.set({ kind: 'cover', phones: phones() })),
      button(EVENT_WORDS.front, () => say(controls.unset({ kind: 'cover', phones: phones() }))),
      button(EVENT_WORDS.back, () => back(phones()), EVENT_WORDS.backIs),
      button(EVENT_WORDS.lost, () => controls.set({ kind: 'network', network: 'offline', phones: phones() })),
      button(EVENT_WORDS.found, () => say(goodNetwork(controls, phones()))),
      button(EVENT_WORDS.share, () => act({ does: 'share' }), EVENT_WORDS.shareIs),
      button(EVENT_WORDS.ended, () => act({ does: 'end-session' }), EVENT_WORDS.endedIs),
    ),
    form(
      EVENT_WORDS.fireForm,
      fire,
      labelled(EVENT_WORDS.tell, event),
      labelled(EVENT_WORDS.with, input, problem),
      submit(EVENT_WORDS.fire),
      about,
    ),
  ];
}

export function faultsGroup({ controls, phones }: GroupContext): HTMLElement[] {
  const method = methodChoice(WORDS.method, ALL_METHODS);
  const kind = choose(
    WORDS.wrong,
    FAULTS.map(({ kind: value }) => [value, WORDS.kinds[value]]),
  );
  const number = h('input', { type: 'number', min: '1', required: true });
  const numberLabel = h('span');
  const numberField = h('label', { className: 'field' }, numberLabel, number);
  const show = () => {
    const row = FAULTS.find((candidate) => candidate.kind === kind.value)?.number;
    numberField.hidden = row === undefined;
    number.disabled = row === undefined;
    put(numberLabel, 'textContent', row?.[0] ?? '');
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
      WORDS.form,
      set,
      labelled(WORDS.answerTo, method),
      labelled(WORDS.wrongWith, kind),
      numberField,
      submit(WORDS.set),
    ),
  ];
}

function faultOf(kind: string, number: number): Fault {
  if (kind === 'late') return { kind, ms: number };
  if (kind === 'duplicate') return { kind, times: number };
  const plain = FAULTS.find((candidate) => candidate.kind === kind)?.kind;
  return { kind: plain } as Fault;
}

export function answersGroup({ controls, phones }: GroupContext): HTMLElement[] {
  const method = methodChoice(ANSWER_WORDS.method);
  const { input, problem, say } = jsonField(ANSWER_WORDS.json);
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
  const holdIt = button(ANSWER_WORDS.hold, () => set({ kind: 'hold' }), ANSWER_WORDS.holdIs);
  return [
    form(
      ANSWER_WORDS.form,
      answer,
      labelled(ANSWER_WORDS.whenever, method),
      labelled(ANSWER_WORDS.instead, input, problem),
      submit(ANSWER_WORDS.answer),
      holdIt,
    ),
  ];
}
