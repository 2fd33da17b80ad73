/** Tests pictures of a conversation: after a reload, without a network, after a refusal, and without storage on the phone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installImitatedCanvas } from '../../../test/imitated-canvas.ts';
import { type ImitatedDatabases, imitatedDatabases } from '../../../test/imitated-databases.ts';
import { type Browser, newBrowser, type OpenedApp, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { sendUploadsByFetch } from '../../../test/uploads.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';
import { MOST_PICTURE_BYTES } from '../../rules/constants.ts';
import { JPEG_QUALITIES } from '../../rules/picture-size.ts';

testsWholePages('browser');

/** A socket that closes at once, so that the conversation uses HTTP requests. */
class NoSocket {
  readonly readyState = 3;
  onclose?: () => void;
  constructor() {
    queueMicrotask(() => this.onclose?.());
  }
  close(): void {}
  send(): void {}
}

const UPLOAD = '/api/sdhealth/special-inquiry/upload-picture';
const ASK = '/api/sdhealth/special-inquiry/ask-question';

let browser: Browser;
let app: OpenedApp;
let databases: ImitatedDatabases;

beforeEach(() => {
  vi.stubGlobal('WebSocket', NoSocket);
  databases = imitatedDatabases();
  sendUploadsByFetch();
  installImitatedCanvas();
  choosesPictures();
  browser = newBrowser();
});
afterEach(() => vi.restoreAllMocks());

/** Answers every file dialog with one picture. */
function choosesPictures(): void {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('data:image/png;base64,aGVsbG8=');
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [new File(['hello'], 'a.png', { type: 'image/png' })] });
    this.dispatchEvent(new Event('change'));
  });
}

async function open(): Promise<void> {
  app = await asCustomer(browser, '/graphic/client/yj_gefmtj/O1001');
  await see('Chen Siyuan');
  await soon(() => expect(composer()).not.toBeNull());
}
const composer = () => document.querySelector<HTMLTextAreaElement>('textarea');
const button = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
const sendPicture = () => button('Send a picture')?.click();
const setFaults = (...faults: object[]) => browser.control('/__fixtures/faults', faults);

async function sendText(text: string): Promise<void> {
  const field = composer();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await soon(() => expect(composer()?.value).toBe(text));
  button('Send')?.click();
  await soon(() => expect(composer()?.value).toBe(''));
}

/** Returns the person's own messages that were added since the page was first opened. */
const ownMessages = () =>
  [...document.querySelectorAll('[data-seq]')]
    .filter((line) => Number(line.getAttribute('data-seq')) > seededSeq)
    .map((line) => (line.querySelector('button[aria-label^="Your picture"]') ? 'picture' : textOf(line)))
    .filter((content) => content !== undefined);
const textOf = (line: Element) => ['Before', 'After'].find((text) => line.textContent?.includes(text));
let seededSeq = 0;
function rememberSeeded(): void {
  seededSeq = Math.max(
    ...[...document.querySelectorAll('[data-seq]')].map((line) => Number(line.getAttribute('data-seq'))),
  );
}
const requestCount = (path: string) => app.calls.filter((call) => call.path === path).length;
const storedFiles = () => Object.values(databases.stored).flat();
const expectNothingUnsent = () => {
  expect(Object.keys(localStorage).filter((name) => name.includes('chat.Z'))).toEqual([]);
  expect(storedFiles()).toEqual([]);
};

test('S08: a picture when the page is reloaded during its upload: is sent once', async () => {
  await open();
  rememberSeeded();
  const release = browser.hold(UPLOAD);
  sendPicture();
  await see(/^Uploading/);
  await soon(() => expect(storedFiles()).toHaveLength(1));
  app = await app.reload();
  await see(/^Uploading/);
  release();
  await soon(() => expect(ownMessages()).toEqual(['picture']));
  expect(requestCount(ASK)).toBe(1);
  await soon(expectNothingUnsent);
});

test('S08: texts and pictures when they were sent offline: arrive in order after a reload', async () => {
  await open();
  rememberSeeded();
  browser.connect(false);
  await sendText('Before');
  sendPicture();
  await soon(() => expect(storedFiles()).toHaveLength(1));
  await sendText('After');
  browser.connect(true);
  app = await app.reload();
  await soon(() => expect(ownMessages()).toEqual(['Before', 'picture', 'After']));
  await soon(expectNothingUnsent);
});

test.each([
  ['a code', { kind: 'code', value: 40921 }, 'This picture is too large: at most 5 MB'],
  ['another code', { kind: 'code', value: 40920 }, /can’t be opened as a picture/],
  ['a status without a code', { kind: 'status', value: 413 }, 'This picture is too large: at most 5 MB'],
])(
  'S08: a picture when the server refuses it by %s: shows the reason, and can be replaced but not retried',
  async (_, fault, reason) => {
    await open();
    rememberSeeded();
    await setFaults({ match: `POST ${UPLOAD}`, times: 1, ...fault });
    sendPicture();
    await see(reason);
    expect(sees('Send again')).toBe(false);
    app = await app.reload();
    await see(reason);
    await press('Choose another picture');
    await soon(() => expect(ownMessages()).toEqual(['picture']));
    expect(sees(reason)).toBe(false);
    await soon(expectNothingUnsent);
  },
);

test.each([
  ['is full', 'full'],
  ['refuses access', 'refuses'],
] as const)('T02: a picture when the storage %s: is sent, with a warning', async (_, fault) => {
  databases.fault = fault;
  await open();
  rememberSeeded();
  const release = browser.hold(UPLOAD);
  sendPicture();
  await see('This phone could not keep the picture. Stay on this page until it is sent');
  release();
  await soon(() => expect(ownMessages()).toEqual(['picture']));
  expect(sees('could not keep')).toBe(false);
  await soon(expectNothingUnsent);
});

test('a stored picture when the browser has deleted it: is shown as lost', async () => {
  await open();
  browser.hold(UPLOAD);
  sendPicture();
  await soon(() => expect(storedFiles()).toHaveLength(1));
  indexedDB.deleteDatabase(Object.keys(databases.stored)[0] ?? '');
  app = await app.reload();
  await see('This picture is no longer on this phone');
  await see('Choose another picture');
});

test('a picture when its upload fails too often: waits for a tap, and still waits after a reload', async () => {
  await open();
  rememberSeeded();
  await setFaults({ match: `POST ${UPLOAD}`, times: 4, kind: 'status', value: 503 });
  sendPicture();
  await see('Picture not sent');
  app = await app.reload();
  await see('Picture not sent');
  await press('Send again');
  await soon(() => expect(ownMessages()).toEqual(['picture']));
});

test('V04: an unsent picture when the person logs out: is deleted from the phone', async () => {
  await open();
  browser.hold(UPLOAD);
  sendPicture();
  await soon(() => expect(storedFiles()).toHaveLength(1));
  const { endSession } = await import('../../store/session.ts');
  endSession();
  await soon(expectNothingUnsent);
  expect(databases.stored).toEqual({});
});

test('a picture when it had to be scaled down too far: is sent, with a note that its text may be too small', async () => {
  let attempts = 0;
  installImitatedCanvas(() => {
    attempts += 1;
    return attempts > JPEG_QUALITIES.length ? 5 : MOST_PICTURE_BYTES + 1;
  });
  await open();
  rememberSeeded();
  sendPicture();
  await see('its text may be too small to read');
  await soon(() => expect(ownMessages()).toEqual(['picture']));
});
