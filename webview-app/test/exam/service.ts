/** Imitates the server for random booking traces: the embedded backend with planted network faults, and a second phone of the person. */
import { createBackend } from '@sdhealth/fixtures';
import type { AccountInfo } from '../../src/api/login.ts';

const EXAM = '/api/sdhealth/physical/examination';
const MOBILE = '13800138000';

/** The fault of the next request of a path: its answer is lost, it is not sent, the server fails, or the day is full. */
export type Fault = 'lost' | 'unsent' | 'trouble' | 'sold out';

/** Describes a booked date in the backend. */
export interface Visit {
  readonly orderNo: string;
  readonly unitId: string;
  readonly date: string;
}

interface SentBooking {
  readonly productNo: string;
  readonly appointmentUnitId: string;
  readonly appointmentDate: string;
}

export interface Service {
  readonly token: string;
  readonly account: AccountInfo;
  /** The bodies of the booking requests that the page has sent. */
  readonly commits: readonly SentBooking[];
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  fail(path: string, fault: Fault): void;
  clearFaults(): void;
  visitOf(productNo: string, orderNo: string | undefined): Promise<Visit | undefined>;
  /** Returns the number of orders of a product that the person has placed. */
  ordersOf(productNo: string): Promise<number>;
  /** Books or cancels on another phone. Ignores a refusal by the backend. */
  onSecondPhone(action: 'book' | 'cancel', productNo: string, orderNo: string | undefined): Promise<void>;
}

interface Answer {
  readonly data?: unknown;
}
interface Overview {
  readonly order?: { readonly orderNo: string };
  readonly appointment?: {
    readonly status: string;
    readonly orderNo: string;
    readonly appointmentUnitId: string;
    readonly appointmentDate: string;
  };
}

export async function openService(): Promise<Service> {
  const backend = createBackend();
  const faults = new Map<string, Fault>();
  const commits: SentBooking[] = [];
  let keys = 0;

  const sendDirectly = async (path: string, body?: object, token?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `elsewhere-${keys++}`,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    return (await backend.request(`http://localhost${path}`, init)).json();
  };
  const { token } = (await sendDirectly('/__fixtures/session', { mobile: MOBILE })) as { token: string };
  const { data } = (await sendDirectly('/api/sdb/grow/user/account-user-info', {}, token)) as Answer;

  const overview = async (productNo: string, orderNo: string | undefined): Promise<Overview> => {
    const query = new URLSearchParams({ productNo, ...(orderNo && { orderNo }) });
    const answer = (await sendDirectly(`${EXAM}/get-examination-vo?${query}`, undefined, token)) as Answer;
    return (answer.data ?? {}) as Overview;
  };
  const book = async (productNo: string, orderNo: string) => {
    const calendar = (await sendDirectly(
      `${EXAM}/get-examination-date?productNo=${productNo}&institutionId=BJ01`,
      undefined,
      token,
    )) as { data?: { days?: { date: string; open: boolean }[] } };
    const appointmentDate = calendar.data?.days?.findLast(({ open }) => open)?.date;
    const person = { personId: 'PS1', maritalStatus: 1 };
    const booking = { productNo, orderNo, cityId: '110000', appointmentUnitId: 'BJ01', appointmentDate, ...person };
    await sendDirectly(`${EXAM}/commit-physical-examination-info`, booking, token);
  };

  return {
    token,
    account: data as AccountInfo,
    commits,
    fail: (path, how) => faults.set(path, how),
    clearFaults: () => faults.clear(),
    async fetch(input, init) {
      const url = new URL(String(input), 'http://localhost');
      if (url.pathname.endsWith('commit-physical-examination-info'))
        commits.push(JSON.parse(String(init?.body)) as SentBooking);
      const fault = [...faults].find(([path]) => url.pathname.endsWith(path));
      if (fault) faults.delete(fault[0]);
      if (fault?.[1] === 'unsent') throw new TypeError('the network is gone');
      if (fault?.[1] === 'trouble') return new Response('trouble', { status: 503 });
      if (fault?.[1] === 'sold out') return Response.json({ code: 40911, data: null, msg: 'That day is full' });
      const answer = await backend.request(url.href, init);
      if (fault?.[1] === 'lost') throw new TypeError('the connection broke');
      return answer;
    },
    async visitOf(productNo, orderNo) {
      const { appointment } = await overview(productNo, orderNo);
      if (appointment?.status !== 'booked') return undefined;
      const { appointmentUnitId: unitId, appointmentDate: date } = appointment;
      return { orderNo: appointment.orderNo, unitId, date };
    },
    async ordersOf(productNo) {
      const { orders } = (await sendDirectly('/__fixtures/ledger')) as {
        orders: { productNo: string; isSeed: boolean }[];
      };
      return orders.filter((order) => order.productNo === productNo && !order.isSeed).length;
    },
    async onSecondPhone(action, productNo, received) {
      const orderNo = received ?? (await overview(productNo, undefined)).order?.orderNo;
      if (!orderNo) return;
      if (action === 'book') await book(productNo, orderNo);
      else {
        const headers = {
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': `elsewhere-${keys++}`,
          authorization: `Bearer ${token}`,
        };
        const body = new URLSearchParams({ orderNo }).toString();
        await backend.request(`http://localhost${EXAM}/cancel-book`, { method: 'POST', headers, body });
      }
    },
  };
}
