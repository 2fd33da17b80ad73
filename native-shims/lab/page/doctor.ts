/** The doctor played by hand: a line of the lab that speaks in the conversation which the phones have open. */

import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { SOCKET_FAULTS } from '@sdhealth/fixtures/socket-faults';
import { isObject, parseJson, textOf } from '../../src/json.ts';
import { h } from './element.ts';

/** A conversation that a phone shows. */
export interface ShownChat {
  /** The phone's name. */
  readonly title: string;
  readonly sandbox: string;
  readonly orderNo: string;
}

export interface Doctor {
  readonly element: HTMLElement;
  /** Reads anew which phones show a conversation. Without any the line is not there. */
  refresh(): void;
}

const CHAT_PATH = /^\/health\/(?:online|graphic)\/client\/[^/]+\/([^/?#]+)/;
/** A picture that the backend serves. */
const PICTURE = '/static/img/scene-report.svg';
const ALL = 'all phones';

/** Returns the number of the order whose conversation is at an address. */
export const orderOfChat = (address: string): string | undefined => CHAT_PATH.exec(address)?.[1];

/** `shown` gives the conversations that are open now, `send` is the network. */
export function createDoctor(shown: () => readonly ShownChat[], send: typeof fetch): Doctor {
  const result = h('output', { className: 'result' });
  const phones = h('select', { aria: { label: 'The doctor speaks to' } });
  const words = h('input', {
    type: 'text',
    autocomplete: 'off',
    placeholder: 'Say as the doctor',
    aria: { label: 'Say as the doctor' },
  });
  const say = h('form', { className: 'say' }, words, h('button', { textContent: 'Say' }));
  const fault = h('select', { aria: { label: 'The next connection' } });
  fault.append(...['well', ...SOCKET_FAULTS].map((kind) => h('option', { value: kind, textContent: kind })));

  const chosen = () => shown().filter(({ title }) => phones.value === ALL || phones.value === title);
  const play = async (order: object) => {
    const ends = await Promise.all(chosen().map((chat) => post(chat, order)));
    const refused = ends.find((end) => end !== '');
    result.textContent = refused ?? `Done in ${ends.length === 1 ? 'one phone' : `${ends.length} phones`}`;
    return refused === undefined;
  };
  const post = async ({ sandbox, orderNo }: ShownChat, order: object): Promise<string> => {
    const headers = { [SANDBOX_HEADER]: sandbox, 'content-type': 'application/json', 'accept-language': 'en' };
    const body = JSON.stringify({ orderNo, ...order });
    const answer = await send('/__fixtures/chat', { method: 'POST', headers, body }).then(
      (response) => response.text(),
      () => '',
    );
    const read = parseJson(answer);
    if (isObject(read) && read['ok'] === true) return '';
    return (isObject(read) && textOf(read, 'msg')) || 'The backend did not answer';
  };

  say.onsubmit = (event) => {
    event.preventDefault();
    const text = words.value.trim();
    if (text === '') return;
    void play({ say: text }).then((isDone) => {
      if (isDone) words.value = '';
    });
  };
  const button = (label: string, title: string, order: () => object) => {
    const made = h('button', { type: 'button', className: 'quiet', textContent: label, title });
    made.onclick = () => void play(order());
    return made;
  };
  const answers = h('input', { type: 'checkbox', checked: true });
  answers.onchange = () => void play({ answers: answers.checked });

  const element = h(
    'section',
    { className: 'doctor line', hidden: true, aria: { label: 'The doctor' } },
    h('h2', { textContent: 'The doctor' }),
    phones,
    say,
    button('Picture', 'Sends a picture', () => ({ show: [PICTURE] })),
    button('Types', 'Is seen writing for a few seconds', () => ({ typing: true })),
    button('Has read', 'Has read all messages', () => ({ read: true })),
    button('End', 'Ends the consultation', () => ({ end: true })),
    h('label', { className: 'answers', title: 'Off: only what is said here' }, answers, 'Answers by itself'),
    button('Cut', 'Breaks the connections', () => ({
      cut: true,
      faults: fault.value === 'well' ? [] : [{ kind: fault.value }],
    })),
    h('label', { className: 'next' }, 'the next goes', fault),
    result,
  );

  const refresh = () => {
    const chats = shown();
    element.hidden = chats.length === 0;
    const { value } = phones;
    phones.replaceChildren(
      ...[ALL, ...chats.map(({ title }) => title)].map((title) => h('option', { value: title, textContent: title })),
    );
    phones.value = chats.some(({ title }) => title === value) ? value : ALL;
    result.textContent = '';
  };
  refresh();
  return { element, refresh };
}
