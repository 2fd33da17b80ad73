/** Lets a tester answer as the doctor, in the conversation that the phones have open. */

import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { SOCKET_FAULTS } from '@sdhealth/fixtures/socket-faults';
import { isObject, parseJson, textOf } from '../../src/json.ts';
import { CONTROLS } from '../words/controls.ts';
import { DOCTOR } from '../words/table.ts';
import { put, type Text, type Word } from '../words/word.ts';
import { h } from './element.ts';

/** Describes an open conversation of a phone. */
export interface ShownChat {
  /** The phone's id. */
  readonly id: string;
  readonly title: Text;
  readonly sandbox: string;
  readonly orderNo: string;
}

export interface Doctor {
  readonly element: HTMLElement;
  /** Updates the list of open conversations. Without a conversation the line is hidden. */
  refresh(): void;
}

const CHAT_PATH = /^\/health\/(?:online|graphic)\/client\/[^/]+\/([^/?#]+)/;
/** A picture that the backend serves. */
const PICTURE = '/static/img/scene-report.svg';
const ALL = '';

/** Returns the number of the order whose conversation is at an address. */
export const orderOfChat = (address: string): string | undefined => CHAT_PATH.exec(address)?.[1];

/** Creates the doctor's line. `shown` returns the open conversations, `send` sends requests. */
export function createDoctor(shown: () => readonly ShownChat[], send: typeof fetch): Doctor {
  const result = h('output', { className: 'result' });
  const phones = h('select', { aria: { label: DOCTOR.to } });
  const words = h('input', {
    type: 'text',
    autocomplete: 'off',
    placeholder: DOCTOR.say,
    aria: { label: DOCTOR.say },
  });
  const say = h('form', { className: 'say' }, words, h('button', { textContent: DOCTOR.sayIt }));
  const fault = h('select', { aria: { label: DOCTOR.next } });
  fault.append(
    h('option', { value: '', textContent: DOCTOR.well }),
    ...SOCKET_FAULTS.map((kind) => h('option', { value: kind, textContent: kind })),
  );

  const chosen = () => shown().filter(({ id }) => phones.value === ALL || phones.value === id);
  const play = async (order: object) => {
    const ends = await Promise.all(chosen().map((chat) => post(chat, order)));
    const refused = ends.find((end) => end !== '');
    put(result, 'textContent', refused ?? DOCTOR.doneIn(ends.length));
    return refused === undefined;
  };
  const post = async ({ sandbox, orderNo }: ShownChat, order: object): Promise<Text> => {
    const headers = { [SANDBOX_HEADER]: sandbox, 'content-type': 'application/json', 'accept-language': 'en' };
    const body = JSON.stringify({ orderNo, ...order });
    const answer = await send('/__fixtures/chat', { method: 'POST', headers, body }).then(
      (response) => response.text(),
      () => '',
    );
    const read = parseJson(answer);
    if (isObject(read) && read['ok'] === true) return '';
    return (isObject(read) && textOf(read, 'msg')) || DOCTOR.noAnswer;
  };

  say.onsubmit = (event) => {
    event.preventDefault();
    const text = words.value.trim();
    if (text === '') return;
    void play({ say: text }).then((isDone) => {
      if (isDone) words.value = '';
    });
  };
  const button = (label: Word, title: Word, order: () => object) => {
    const created = h('button', { type: 'button', className: 'quiet', textContent: label, title });
    created.onclick = () => void play(order());
    return created;
  };
  const answers = h('input', { type: 'checkbox', checked: true });
  answers.onchange = () => void play({ answers: answers.checked });

  const element = h(
    'section',
    { className: 'doctor line', hidden: true, aria: { label: DOCTOR.title } },
    h('h2', { textContent: DOCTOR.title }),
    phones,
    say,
    button(DOCTOR.picture, DOCTOR.pictureIs, () => ({ show: [PICTURE] })),
    button(DOCTOR.types, DOCTOR.typesIs, () => ({ typing: true })),
    button(DOCTOR.read, DOCTOR.readIs, () => ({ read: true })),
    button(DOCTOR.end, DOCTOR.endIs, () => ({ end: true })),
    h('label', { className: 'answers', title: DOCTOR.byItselfIs }, answers, DOCTOR.byItself),
    button(DOCTOR.cut, DOCTOR.cutIs, () => ({
      cut: true,
      faults: fault.value === '' ? [] : [{ kind: fault.value }],
    })),
    h('label', { className: 'next' }, DOCTOR.nextGoes, fault),
    result,
  );

  const refresh = () => {
    const chats = shown();
    element.hidden = chats.length === 0;
    const { value } = phones;
    phones.replaceChildren(
      h('option', { value: ALL, textContent: CONTROLS.allPhones }),
      ...chats.map(({ id, title }) => h('option', { value: id, textContent: title })),
    );
    phones.value = chats.some(({ id }) => id === value) ? value : ALL;
    put(result, 'textContent', '');
  };
  refresh();
  return { element, refresh };
}
