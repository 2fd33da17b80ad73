/**
 * Proves that a late answer writes no mark, cache or file after a logout or a change of person (A04). The change may happen on any page
 * of the phone: another page makes random changes during each process. Then the process's answer arrives, and storage must stay unchanged.
 */
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { INFO, open } from '../../test/account-service.ts';
import { imitatedCaches } from '../../test/imitated-caches.ts';
import { imitatedDatabases } from '../../test/imitated-databases.ts';
import { newPageLoad } from '../../test/page-load.ts';
import { getExamAppointment, listExamCities } from '../api/exam.ts';
import { loginByMobile } from '../api/login.ts';

const RUNS = Number(process.env['LATE_RUNS'] ?? (process.env['QUICK'] ? 4 : 25));

type Page = Awaited<ReturnType<typeof open>>;
/** Sends the late answer. Resolves when all its effects are done. */
type SendLate = () => Promise<unknown>;

let caches: ReturnType<typeof imitatedCaches>;
let databases: ReturnType<typeof imitatedDatabases>;
beforeEach(() => {
  localStorage.clear();
  caches = imitatedCaches();
  databases = imitatedDatabases();
  vi.stubGlobal('caches', caches);
});

const storedText = () =>
  JSON.stringify([Object.entries({ ...localStorage }).sort(), caches.stored(), databases.stored]);
const settle = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
};

/** Actions of another page of the phone, which has its own modules. */
const CHANGES = {
  'a logs out': (page) => page.endSession(),
  'b logs in': (page) => page.beginSession('b-1', account('b')),
  'a logs out and in again': (page) => {
    page.endSession();
    page.beginSession('a-9', account('a'));
  },
  'b logs in and out without a network': (page) => {
    page.beginSession('b-1', account('b'));
    page.oweLogout();
    page.endSession();
  },
} satisfies Record<string, (page: typeof import('../store/session.ts')) => void>;
type Change = keyof typeof CHANGES;

async function changeOnOtherPage(changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  newPageLoad();
  const page = await import('../store/session.ts');
  const { recall, isText } = await import('../platform/storage.ts');
  if (recall('owner', (value): value is object => !isText(value))) page.beginSession('a-8', account('a'));
  for (const change of changes) CHANGES[change](page);
  await settle();
}

const session = (person: string) => ({ token: `${person}-2`, expiresInS: 60, user: account(person) });

function deferred<T>(): { readonly promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve: (value) => resolve(value) };
}
const ignoreFailure = (running: Promise<unknown>) => running.catch(() => undefined);

/** Waits for the request to `path`. Returns a function that answers it. */
async function delayAnswer(page: Page, path: string, running: Promise<unknown>, answer: unknown): Promise<SendLate> {
  const runningQuietly = ignoreFailure(running);
  const call = await page.call(path);
  return async () => {
    call.answer(answer);
    // A request that starts now gets no answer in this test.
    await Promise.race([runningQuietly, settle()]);
    await settle();
  };
}

/** Processes that start with a person signed in on the page. */
const WITH_A_PERSON: Readonly<Record<string, (page: Page) => Promise<SendLate>>> = {
  'a refresh of the token': (page) => delayAnswer(page, 'refresh-token', page.renewSession(), session('a')),
  'an answer that is stored': async () => {
    const { answerKeeper } = await import('./stored-answers.ts');
    const keep = answerKeeper();
    const appointment = {
      ...{ appointmentNo: 'A7', orderNo: 'O1', status: 'booked' as const, cityId: '310000', cityName: 'Shanghai' },
      ...{ appointmentUnitId: 'I1', appointmentUnitName: 'Lujiazui', appointmentUnitAddress: '1 Century Avenue' },
      ...{ appointmentUnitPhone: '021-1', latitude: 31.2, longitude: 121.4, appointmentDate: '2026-03-09' },
      ...{ onTheDay: 'Eat', preparation: ['Rest'], arriveFrom: '08:00', arriveTo: '09:00', physicalName: 'Zhang Ming' },
      ...{ physicalId: '310***********12', medicalPhoneNumber: '138****8000', maritalStatus: 2 as const },
      ...{ changeBefore: '2026-03-08T10:00:00+08:00', canRebook: true, canCancel: true, rebooksLeft: 2, steps: [] },
    };
    return async () => keep(getExamAppointment, { query: { orderNo: 'O1' } }, { appointment });
  },
  'a list that is stored as an offline copy': async (page) => {
    const { configureClient, request } = await import('../client/request.ts');
    const { offlineCopies } = await import('../platform/offline-copies.ts');
    const { isOwnerReplaced } = await import('../platform/personal.ts');
    const isSamePersonSignedIn = () => !isOwnerReplaced();
    configureClient({ token: page.sessionToken, language: () => 'en', offlineCopies, isSamePersonSignedIn });
    return delayAnswer(page, 'get-examination-city', request(listExamCities, { query: { productNo: 'P' } }), {
      cities: [],
    });
  },
  'a report': async () => {
    const { keepPersonalFile } = await import('../platform/personal-files.ts');
    const { promise, resolve } = deferred<void>();
    const { open: openCache } = caches;
    vi.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
      await promise;
      return openCache(name);
    });
    const running = keepPersonalFile('report.O1', new Blob(['a']));
    return () => {
      resolve();
      return running;
    };
  },
  'a report that is requested': async () => {
    const { keepPersonalFile } = await import('../platform/personal-files.ts');
    const { sinceNow } = await import('../platform/personal.ts');
    const isSameEra = sinceNow();
    return () => keepPersonalFile('report.O1', new Blob(['a']), isSameEra);
  },
  'a picture that is to be sent': async () => {
    const { keepUnsentFile } = await import('../platform/unsent-files.ts');
    const { promise, resolve } = deferred<ArrayBuffer>();
    const file = Object.assign(new Blob(['a']), { arrayBuffer: () => promise });
    const running = keepUnsentFile('picture', file, 7);
    return () => {
      resolve(new ArrayBuffer(1));
      return running;
    };
  },
  'a draft that a timer stores': async () => {
    const { keepPersonal } = await import('../platform/personal.ts');
    return async () => keepPersonal('draft.note', 'typed');
  },
  'a message to a doctor': async () => {
    const { storedOutbox } = await import('../chat/stored-outbox.ts');
    const box = storedOutbox('C1');
    return async () => box.put({ clientMsgId: 'm1', kind: 'text', text: 'typed', at: 1 } as never);
  },
  'a session that the service ends': async (page) => async () => page.noteSessionOver(),
  'a login that is declined': async (page) => async () => page.endSession(),
};

/** Processes that start before the page knows its person. The phone is A's. */
const WITHOUT_A_PERSON: Readonly<Record<string, (page: Page) => Promise<SendLate>>> = {
  'the token refresh at the start of a page': (page) =>
    delayAnswer(page, 'refresh-token', page.restoreSession(), session('a')),
  'a login by a code': async (page) => {
    const { request } = await import('../client/request.ts');
    const input = {
      body: { mobile: '13800138000', verifyCode: '246810', key: 'k', thirdType: 1, appKey: '', biz: '', bizType: 1 },
    };
    const requestUntyped = request as (row: unknown, input: object, options?: object) => Promise<never>;
    return delayAnswer(
      page,
      'mobile-login',
      page.beginSessionBy(requestUntyped(loginByMobile, input, { idempotencyKey: 'k' })),
      session('c'),
    );
  },
  'the exchange of a ticket': async (page) => {
    const { exchangeTicket } = await import('./login.ts');
    return delayAnswer(page, 'ticket-login', exchangeTicket('t'), session('c'));
  },
  'a token of the host': (page) => delayAnswer(page, INFO, page.adoptToken('c-1'), account('c')),
};

const PROCESSES = [
  ...Object.entries(WITH_A_PERSON).map(([name, begin]) => [name, true, begin] as const),
  ...Object.entries(WITHOUT_A_PERSON).map(([name, begin]) => [name, false, begin] as const),
];

/** Returns the phone's storage before and after the late answer. */
async function storageAround(isPerson: boolean, begin: (page: Page) => Promise<SendLate>, changes: readonly Change[]) {
  localStorage.clear();
  const first = await open('browser');
  first.beginSession('a-1', account('a'));
  const page = isPerson ? first : await open('browser');
  const sendLate = await begin(page);
  await changeOnOtherPage(changes);
  const previous = storedText();
  await sendLate();
  await settle();
  return { before: previous, after: storedText() };
}

const change = fc.constantFrom(...(Object.keys(CHANGES) as Change[]));

describe.each(PROCESSES)('%s', (_, isPerson, begin) => {
  test('a late answer when nothing has changed: written', async () => {
    const { before, after } = await storageAround(isPerson, begin, []);
    expect(after).not.toBe(before);
  });

  test('a late answer when another page has changed the phone’s person: writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const { before, after } = await storageAround(isPerson, begin, changes);
        expect(after).toBe(before);
      }),
      { numRuns: RUNS, examples: [[['a logs out']], [['b logs in']], [['a logs out and in again']]] },
    );
  }, 120_000);
});

test('an unsent logout when another person’s logout is answered late: stays pending', async () => {
  const page = await open('browser');
  page.beginSession('a-1', account('a'));
  const sendLate = await delayAnswer(page, 'logout', page.leaveSession(), {});
  await changeOnOtherPage(['b logs in and out without a network']);
  await sendLate();
  expect(page.owesLogout()).toBe(true);
});
