import { SANDBOX_HEADER } from '@sdhealth/fixtures/sandbox-name';
import { SOCKET_FAULTS } from '@sdhealth/fixtures/socket-faults';
import { beforeEach, expect, test } from 'vitest';
import { createDoctor, type OpenChat, orderOfChat } from './doctor.ts';

interface Sent {
  readonly sandbox: string | null;
  readonly order: Record<string, unknown>;
}

const BOTH: readonly OpenChat[] = [
  { id: 'wechat', title: 'WeChat', sandbox: 'lab-wechat', orderNo: 'O1' },
  { id: 'browser', title: 'Browser', sandbox: 'lab-browser', orderNo: 'O2' },
];

let requests: Sent[];
let answer: () => Response;
let chats: readonly OpenChat[];

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ ok: true });
  chats = BOTH;
});

const send: typeof fetch = async (_, init) => {
  const headers = new Headers(init?.headers);
  requests.push({ sandbox: headers.get(SANDBOX_HEADER), order: JSON.parse(String(init?.body)) });
  return answer();
};

function opened() {
  const doctor = createDoctor(() => chats, send);
  document.body.replaceChildren(doctor.element);
  const control = <Part extends HTMLElement>(kind: new () => Part, label: string): Part => {
    const match = [...doctor.element.querySelectorAll('*')].find(
      (element) =>
        element instanceof kind &&
        (element.ariaLabel ?? element.getAttribute('aria-label') ?? element.textContent) === label,
    );
    if (!(match instanceof kind)) throw new Error(`There is no ${label}.`);
    return match;
  };
  const choose = (label: string, value: string) => {
    control(HTMLSelectElement, label).value = value;
  };
  const says = async (text: string) => {
    control(HTMLInputElement, 'Say as the doctor').value = text;
    control(HTMLButtonElement, 'Say').click();
    await settled();
  };
  const tap = async (label: string) => {
    control(HTMLButtonElement, label).click();
    await settled();
  };
  const result = () => doctor.element.querySelector('output')?.textContent;
  return { doctor, choose, says, tap, result, part: control };
}
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

test.each([
  ['/health/online/client/yj_gefmtj/O1001', 'O1001'],
  ['/health/graphic/client/yj_gefmtj/O1001?lang=en', 'O1001'],
  ['/health/online/submit-fc/yj_gefmtj/O1001', undefined],
  ['/health/package-list', undefined],
])('the order number of a conversation when the address is %s: %s', (address, orderNo) => {
  expect(orderOfChat(address)).toBe(orderNo);
});

test('the doctor’s controls when no phone shows a conversation: are hidden', () => {
  chats = [];
  const { doctor } = opened();
  expect(doctor.element.hidden).toBe(true);
  chats = BOTH;
  doctor.refresh();
  expect(doctor.element.hidden).toBe(false);
});

test('the doctor’s text when two phones show a conversation: is sent once to each, and the field is cleared', async () => {
  const { says, result, part } = opened();
  await says('Where exactly?');
  expect(requests).toEqual([
    { sandbox: 'lab-wechat', order: { orderNo: 'O1', say: 'Where exactly?' } },
    { sandbox: 'lab-browser', order: { orderNo: 'O2', say: 'Where exactly?' } },
  ]);
  expect(result()).toBe('Done in 2 phones');
  expect(part(HTMLInputElement, 'Say as the doctor').value).toBe('');
  await says('  ');
  expect(requests).toHaveLength(2);
});

test('the recipient when a phone is chosen: is that phone until it leaves its conversation', async () => {
  const { choose, says, doctor } = opened();
  choose('The doctor speaks to', 'browser');
  doctor.refresh();
  await says('Only here');
  expect(requests.map(({ sandbox }) => sandbox)).toEqual(['lab-browser']);
  chats = BOTH.slice(0, 1);
  doctor.refresh();
  await says('Here now');
  expect(requests.at(-1)?.sandbox).toBe('lab-wechat');
});

test.each([
  ['Picture', { show: [expect.stringContaining('/static/img/')] }],
  ['Types', { typing: true }],
  ['Has read', { read: true }],
  ['End', { end: true }],
  ['Cut', { cut: true, faults: [] }],
])('the button %s when it is tapped: sends its command', async (label, order) => {
  chats = BOTH.slice(0, 1);
  const { tap, result } = opened();
  await tap(label);
  expect(requests).toEqual([{ sandbox: 'lab-wechat', order: { orderNo: 'O1', ...order } }]);
  expect(result()).toBe('Done in one phone');
});

test.each(SOCKET_FAULTS)('the Cut button with the fault %s: gives it to the next connection', async (kind) => {
  const { choose, tap } = opened();
  choose('The next connection', kind);
  await tap('Cut');
  expect(requests[0]?.order).toMatchObject({ cut: true, faults: [{ kind }] });
});

test('automatic answers when the checkbox is cleared: are turned off', async () => {
  const { doctor } = opened();
  doctor.element.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  await settled();
  expect(requests[0]?.order).toEqual({ orderNo: 'O1', answers: false });
});

test.each([
  [() => Response.json({ code: 40944, msg: 'This consultation is closed' }), 'This consultation is closed'],
  [() => new Response('<html>', { status: 502 }), 'The backend did not answer'],
  [() => Response.error(), 'The backend did not answer'],
])('the doctor’s text when it is refused: stays in the field, and the error is shown', async (respond, words) => {
  answer = respond;
  const { says, result, part } = opened();
  await says('Too late');
  expect(result()).toBe(words);
  expect(part(HTMLInputElement, 'Say as the doctor').value).toBe('Too late');
});
