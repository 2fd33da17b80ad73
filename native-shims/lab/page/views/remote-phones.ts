/** Shows real phones that have joined the lab, each as a column with the same lists as an imitated phone. */

import { isObject } from '../../../src/json.ts';
import type { TrafficEntry } from '../../../src/traffic.ts';
import type { StorageAreas } from '../../messages.ts';
import { type JoinAnswer, type PhoneReport, REMOTE, type RecordedMessage, STREAM } from '../../remote/join.ts';
import { REMOTE as WORDS } from '../../words/table.ts';
import { setText, type Text } from '../../words/word.ts';
import { h } from '../element.ts';
import { agentCaption } from '../phone-parts.ts';
import type { SettingStore } from '../setting.ts';
import type { Details } from './details.ts';
import { createPanel, type Panel } from './panel.ts';
import type { LabRecord } from './record.ts';

/** Sets the silence after which a phone is marked as gone (milliseconds). */
const SILENT_MS = 5000;
/** Limits the remembered messages, by which repeated messages are skipped. */
const MAX_REMEMBERED = 5000;

export interface RemotePhones {
  /** The button that shows how a phone joins. */
  readonly button: HTMLElement;
  readonly panels: () => readonly Panel[];
  titleOf(id: string): Text | undefined;
  panelOf(id: string): Panel | undefined;
  storage(id: string): StorageAreas | undefined;
  /** Opens an address in the phones. */
  go(address: string): void;
}

interface Column {
  readonly element: HTMLElement;
  readonly panel: Panel;
  readonly title: Text;
  show(report: PhoneReport): void;
}

/** Creates the columns. `send` sends requests, `openStream` opens the stream of reports, `row` contains the columns. */
export function createRemotePhones(
  record: LabRecord,
  setting: SettingStore,
  row: HTMLElement,
  details: Details,
  send: typeof fetch,
  openStream: (url: string, listener: (text: string) => void) => void,
): RemotePhones {
  const columns = new Map<string, Column>();
  const lastReports = new Map<string, PhoneReport>();
  const methods = new Map<string, string>();
  let isOpen = false;
  const joinPanel = h('div', {}, h('p', { textContent: WORDS.asking }));
  const button = h('details', { className: 'menu join' }, h('summary', { textContent: WORDS.add }), joinPanel);

  const receivedKeys = new Set<string>();
  const isNew = (id: string, { at, number }: RecordedMessage) => {
    const key = `${id} ${at} ${number}`;
    if (receivedKeys.has(key)) return false;
    receivedKeys.add(key);
    for (const oldest of receivedKeys) {
      if (receivedKeys.size <= MAX_REMEMBERED) break;
      receivedKeys.delete(oldest);
    }
    return true;
  };

  const receive = (id: string, report: PhoneReport) => {
    const column = columns.get(id) ?? createColumn(id, columns.size + 1, record, setting, details);
    if (!columns.has(id)) {
      columns.set(id, column);
      row.append(column.element);
    }
    lastReports.set(id, report);
    column.show(report);
    // Skips repeated messages, because a phone without an answer sends its report again. Repeated events have the same id.
    for (const message of report.messages) if (isNew(id, message)) record.traffic(id, entryOf(message, methods, id));
    for (const event of report.events) record.event(id, event);
  };

  void send(REMOTE)
    .then((response): Promise<JoinAnswer> => response.json())
    .then(({ addresses, picture, isHere }) => {
      isOpen = addresses.length > 0 && isHere;
      joinPanel.replaceChildren(
        ...(isOpen ? joinInstructions(addresses, picture) : addresses.length > 0 ? elsewhereNote() : closedNote()),
      );
      if (!isOpen) return;
      openStream(STREAM, (text) => {
        const { id, report }: { id: string; report: PhoneReport } = JSON.parse(text);
        receive(id, report);
      });
    })
    .catch(() => joinPanel.replaceChildren(h('p', { textContent: WORDS.noAnswer })));

  return {
    button,
    panels: () => [...columns.values()].map(({ panel }) => panel),
    titleOf: (id) => columns.get(id)?.title,
    panelOf: (id) => columns.get(id)?.panel,
    storage: (id) => lastReports.get(id)?.storage,
    go(address) {
      if (isOpen) void send(REMOTE, { method: 'POST', body: JSON.stringify({ address }) });
    },
  };
}

const closedNote = () => [h('p', { textContent: WORDS.closed }), h('code', { textContent: 'HOST=0.0.0.0 npm start' })];

const elsewhereNote = () => [
  h('p', { textContent: WORDS.elsewhere }),
  h('code', { textContent: `http://localhost${location.port && `:${location.port}`}/lab` }),
];

function joinInstructions(addresses: readonly string[], picture: string): HTMLElement[] {
  const qrCode = h('img', {
    src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    alt: WORDS.code,
    width: 200,
    height: 200,
  });
  return [
    h('p', { textContent: WORDS.invites }),
    qrCode,
    ...addresses.map((address) => h('code', { textContent: address })),
  ];
}

function createColumn(id: string, number: number, record: LabRecord, setting: SettingStore, details: Details): Column {
  const title = WORDS.phone(number);
  const agent = agentCaption();
  const addressLine = h('p', { className: 'where' });
  const state = h('p', { className: 'state' });
  const pageTitle = h('b');
  const panel = createPanel({ id, title }, record, setting, details, []);
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    title,
    panel,
    element: h(
      'article',
      { className: 'phone remote', data: { host: 'remote' } },
      h('header', {}, h('h2', { textContent: title })),
      agent.element,
      h('div', { className: 'elsewhere' }, pageTitle, state),
      addressLine,
      panel.element,
    ),
    show(report) {
      agent.show(report.agent);
      pageTitle.textContent = report.title;
      addressLine.textContent = report.address.replace(/^\/health/, '');
      setText(state, 'textContent', WORDS.joined);
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => {
        setText(state, 'textContent', WORDS.silent);
      }, SILENT_MS);
    },
  };
}

/** Returns the traffic entry of a recorded message. An answer gets the name of its call. */
function entryOf({ at, dir, message }: RecordedMessage, methods: Map<string, string>, phone: string): TrafficEntry {
  const { id, method } = isObject(message) ? message : {};
  const key = id === undefined ? undefined : String(id);
  if (key !== undefined && typeof method === 'string') methods.set(`${phone} ${key}`, method);
  const name = typeof method === 'string' ? method : (methods.get(`${phone} ${key}`) ?? 'answer');
  return {
    ...{
      at,
      host: 'browser',
      direction: dir === 'out' ? 'to-host' : 'to-page',
      channel: 'web-message',
      name,
      body: message,
    },
    ...(key === undefined ? {} : { id: key }),
  };
}
