/** Lets a tester answer as the doctor, in the conversation that the phones have open. */

import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { SOCKET_FAULTS } from '@sdhealth/fixtures/socket-faults';
import { isObject, parseJson, textOf } from '../../src/json.ts';
import { CONTROLS } from '../words/controls.ts';
import { DOCTOR } from '../words/table.ts';
import { setText, type Text, type Word } from '../words/word.ts';
import { h } from './element.ts';

/** Describes an open conversation of a phone. */
export interface OpenChat {
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

/** Creates the doctor's line. `openChats` returns the open conversations, `send` sends requests. */
export function createDoctor(openChats: () => readonly OpenChat[], send: typeof fetch): Doctor {
  const result = h('output', { className: 'result' });
  const phones = h('select', { aria: { label: DOCTOR.recipient } });
  const textField = h('input', {
    type: 'text',
    autocomplete: 'off',
    placeholder: DOCTOR.textLabel,
    aria: { label: DOCTOR.textLabel },
  });
  const sendForm = h('form', { className: 'say' }, textField, h('button', { textContent: DOCTOR.send }));
  const fault = h('select', { aria: { label: DOCTOR.faultLabel } });
  fault.append(
    h('option', { value: '', textContent: DOCTOR.noFault }),
    ...SOCKET_FAULTS.map((kind) => h('option', { value: kind, textContent: kind })),
  );

  const selectedChats = () => openChats().filter(({ id }) => phones.value === ALL || phones.value === id);
  const sendCommand = async (command: object) => {
    const results = await Promise.all(selectedChats().map((chat) => postCommand(chat, command)));
    const refusal = results.find((end) => end !== '');
    setText(result, 'textContent', refusal ?? DOCTOR.doneIn(results.length));
    return refusal === undefined;
  };
  const postCommand = async ({ sandbox, orderNo }: OpenChat, command: object): Promise<Text> => {
    const headers = { [SANDBOX_HEADER]: sandbox, 'content-type': 'application/json', 'accept-language': 'en' };
    const body = JSON.stringify({ orderNo, ...command });
    const responseText = await send('/__fixtures/chat', { method: 'POST', headers, body }).then(
      (response) => response.text(),
      () => '',
    );
    const parsed = parseJson(responseText);
    if (isObject(parsed) && parsed['ok'] === true) return '';
    return (isObject(parsed) && textOf(parsed, 'msg')) || DOCTOR.noAnswer;
  };

  sendForm.onsubmit = (event) => {
    event.preventDefault();
    const text = textField.value.trim();
    if (text === '') return;
    void sendCommand({ say: text }).then((isDone) => {
      if (isDone) textField.value = '';
    });
  };
  const button = (label: Word, title: Word, command: () => object) => {
    const created = h('button', { type: 'button', className: 'quiet', textContent: label, title });
    created.onclick = () => void sendCommand(command());
    return created;
  };
  const autoReply = h('input', { type: 'checkbox', checked: true });
  autoReply.onchange = () => void sendCommand({ answers: autoReply.checked });

  const element = h(
    'section',
    { className: 'doctor line', hidden: true, aria: { label: DOCTOR.title } },
    h('h2', { textContent: DOCTOR.title }),
    phones,
    sendForm,
    button(DOCTOR.picture, DOCTOR.pictureHint, () => ({ show: [PICTURE] })),
    button(DOCTOR.types, DOCTOR.typesHint, () => ({ typing: true })),
    button(DOCTOR.read, DOCTOR.readHint, () => ({ read: true })),
    button(DOCTOR.end, DOCTOR.endHint, () => ({ end: true })),
    h('label', { className: 'answers', title: DOCTOR.autoReplyHint }, autoReply, DOCTOR.autoReply),
    button(DOCTOR.cut, DOCTOR.cutHint, () => ({
      cut: true,
      faults: fault.value === '' ? [] : [{ kind: fault.value }],
    })),
    h('label', { className: 'next' }, DOCTOR.faultField, fault),
    result,
  );

  const refresh = () => {
    const chats = openChats();
    element.hidden = chats.length === 0;
    const { value } = phones;
    phones.replaceChildren(
      h('option', { value: ALL, textContent: CONTROLS.allPhones }),
      ...chats.map(({ id, title }) => h('option', { value: id, textContent: title })),
    );
    phones.value = chats.some(({ id }) => id === value) ? value : ALL;
    setText(result, 'textContent', '');
  };
  refresh();
  return { element, refresh };
}
