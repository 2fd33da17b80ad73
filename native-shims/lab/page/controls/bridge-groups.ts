/** Draws the controls of the bridge: events of the host, faults of its answers, custom answers. */
import type { Fault } from '../../../src/index.ts';
import { ANSWERS as ANSWER_WORDS, EVENTS as EVENT_WORDS, FAULTS as WORDS } from '../../words/controls.ts';
import { setText, type Word } from '../../words/word.ts';
import { h } from '../element.ts';
import {
  CALLS,
  EVENTS,
  FUNCTIONS,
  type ParsedField,
  parseAnswer,
  parsePayload,
  sampleAnswer,
  samplePayload,
  summaryOf,
} from './contract.ts';
import { goodNetwork } from './controls.ts';
import { button, choose, chooseGrouped, form, jsonField, labelled, type Option, submit } from './forms.ts';
import type { GroupContext } from './group.ts';

const option = (value: string): Option => [value, value];

/** Lists the faults. `number` has the label and the default value of a fault's number. */
const FAULTS: readonly { kind: keyof typeof WORDS.kinds; number?: readonly [label: Word, defaultValue: number] }[] = [
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

const methodChoice = (label: Word, ...leading: Option[]): HTMLSelectElement =>
  chooseGrouped(label, [
    ['', leading],
    [WORDS.ofContract, CALLS.map(option)],
    [WORDS.ofWechat, FUNCTIONS.map(option)],
  ]);

export function eventsGroup({ controls, phones, showResult, back }: GroupContext): HTMLElement[] {
  const runAction = (action: Parameters<typeof controls.act>[0]) =>
    void controls.act(action, phones()).then(showResult);
  const event = choose(EVENT_WORDS.contract, EVENTS.map(option));
  const summary = h('span', { className: 'about' });
  const { input, problem, showProblem } = jsonField(EVENT_WORDS.payload);
  const showSample = () => {
    input.value = samplePayload(event.value);
    setText(summary, 'textContent', summaryOf(event.value));
    showProblem('');
  };
  event.onchange = showSample;
  showSample();
  const emitEvent = () => {
    const read: ParsedField = parsePayload(event.value, input.value);
    if ('wrong' in read) return showProblem(read.wrong);
    runAction({ does: 'emit', event: event.value, payload: read.value });
  };
  return [
    h(
      'div',
      { className: 'line' },
      button(EVENT_WORDS.toBackground, () => controls.set({ kind: 'cover', phones: phones() })),
      button(EVENT_WORDS.toForeground, () => showResult(controls.unset({ kind: 'cover', phones: phones() }))),
      button(EVENT_WORDS.back, () => back(phones()), EVENT_WORDS.backHint),
      button(EVENT_WORDS.networkLost, () => controls.set({ kind: 'network', network: 'offline', phones: phones() })),
      button(EVENT_WORDS.networkBack, () => showResult(goodNetwork(controls, phones()))),
      button(EVENT_WORDS.share, () => runAction({ does: 'share' }), EVENT_WORDS.shareHint),
      button(EVENT_WORDS.endSession, () => runAction({ does: 'end-session' }), EVENT_WORDS.endSessionHint),
    ),
    form(
      EVENT_WORDS.fireForm,
      emitEvent,
      labelled(EVENT_WORDS.eventField, event),
      labelled(EVENT_WORDS.payloadField, input, problem),
      submit(EVENT_WORDS.fire),
      summary,
    ),
  ];
}

export function faultsGroup({ controls, phones }: GroupContext): HTMLElement[] {
  const method = methodChoice(WORDS.method, ALL_METHODS);
  const kind = choose(
    WORDS.faultKind,
    FAULTS.map(({ kind: value }) => [value, WORDS.kinds[value]]),
  );
  const number = h('input', { type: 'number', min: '1', required: true });
  const numberLabel = h('span');
  const numberField = h('label', { className: 'field' }, numberLabel, number);
  const show = () => {
    const row = FAULTS.find((candidate) => candidate.kind === kind.value)?.number;
    numberField.hidden = row === undefined;
    number.disabled = row === undefined;
    setText(numberLabel, 'textContent', row?.[0] ?? '');
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
      labelled(WORDS.kindField, kind),
      numberField,
      submit(WORDS.set),
    ),
  ];
}

function faultOf(kind: string, number: number): Fault {
  if (kind === 'late') return { kind, ms: number };
  if (kind === 'duplicate') return { kind, times: number };
  const plainKind = FAULTS.find((candidate) => candidate.kind === kind)?.kind;
  return { kind: plainKind } as Fault;
}

export function answersGroup({ controls, phones }: GroupContext): HTMLElement[] {
  const method = methodChoice(ANSWER_WORDS.method);
  const { input, problem, showProblem } = jsonField(ANSWER_WORDS.json);
  const showSample = () => {
    input.value = sampleAnswer(method.value);
    showProblem('');
  };
  method.onchange = showSample;
  showSample();
  const set = (fault: Fault) => controls.set({ kind: 'fault', phones: phones(), method: method.value, fault });
  const answer = () => {
    const read = parseAnswer(method.value, input.value);
    if ('wrong' in read) showProblem(read.wrong);
    else set({ kind: 'instead', result: read.value });
  };
  const holdButton = button(ANSWER_WORDS.hold, () => set({ kind: 'hold' }), ANSWER_WORDS.holdHint);
  return [
    form(
      ANSWER_WORDS.form,
      answer,
      labelled(ANSWER_WORDS.methodField, method),
      labelled(ANSWER_WORDS.answerField, input, problem),
      submit(ANSWER_WORDS.answer),
      holdButton,
    ),
  ];
}
