/** Tests which parts of a person's answers are stored, for how long, and for whom. The table is in `rules/stored-answers.ts`. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { configurePorts, cutWire, failureOf, installWire, ok, serve } from '../../test/wire.ts';
import { listOrders } from '../api/account.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { cancelExamBooking, getExamAppointment } from '../api/exam.ts';
import { createOrder } from '../api/mall.ts';
import { activateRecoveredExam, listMyExamsV2 } from '../api/my-lists.ts';
import { getOwnRightsCard } from '../api/rights-card.ts';
import { asOf, request } from '../client/request.ts';
import { noteWrite } from '../platform/personal.ts';
import { STORED_ANSWERS, type StoredAnswerRule } from '../rules/stored-answers.ts';
import { beginRestore, beginSession, endSession } from '../store/session.ts';
import { answerKeeper, findStoredAnswer, withStoredAnswers } from './stored-answers.ts';

installWire();

const DAY_MS = 86_400_000;
const INPUT = { query: { orderNo: 'O1001' } };
const APPOINTMENT = {
  appointmentNo: 'A7',
  orderNo: 'O1001',
  status: 'booked',
  cityId: '310000',
  cityName: 'Shanghai',
  appointmentUnitId: 'I1',
  appointmentUnitName: 'Lujiazui',
  appointmentUnitAddress: '1 Century Avenue',
  appointmentUnitPhone: '021-1',
  latitude: 31.2,
  longitude: 121.4,
  appointmentDate: '2026-03-09',
  onTheDay: 'Eat as usual',
  preparation: ['Brush your teeth', 'Bring your ID card'],
  arriveFrom: '08:00',
  arriveTo: '09:00',
  physicalName: 'Zhang Ming',
  physicalId: '310***********12',
  medicalPhoneNumber: '138****8000',
  maritalStatus: 2 as const,
  changeBefore: '2026-03-08T10:00:00+08:00',
  canRebook: true,
  canCancel: true,
  rebooksLeft: 2,
  steps: [{ code: 'booked', title: 'Booked', state: 'done' }],
  reportUrl: '/report/R1',
  reportFile: '/file/R1.pdf',
};

const EXAM = {
  examNo: 'E1',
  kind: 'paid',
  orderNo: 'O1',
  productNo: 'P',
  productName: 'Checkup',
  coverUrl: '/c.png',
  canActivate: true,
};

/** The endpoints with a write method that leave orders, appointments, consultations and the card unchanged. */
const UNRELATED_WRITES = `
  checkAppUpgrade completeBrowseArticleTask completeLoginTask createInvitation createQrcodeTicket decryptOrder decryptText
  getAccountUserInfo getClientPayConf listAccountFriends listDepartmentDoctors listOrders logOut loginByMobile loginByOnePass
  loginByTicket queryHealthOrderAndVas recordInformationOperation recordTipOperation refreshSession reportExposure
  reportGuideStatus reportNotice reportOperation reportSteps reportTaskClick saveRecommendContent sendCode
  sendTobVerifyCode sendUnreceivedMessage signConst submitQuestion submitTemplate uploadInquiryPicture
  uploadSpecialPicture uploadTobPicture verifyTobCode
`
  .trim()
  .split(/\s+/);

/** Returns all stored values, without the owner's mark, whose letters are random. */
const storedText = () => JSON.stringify({ ...localStorage, 'sdhealth.owner': '' });
const answerWith = (data: unknown) => serve((context) => context.json(ok(data)));
const readAppointment = async () => {
  answerWith({ appointment: APPOINTMENT });
  await request(getExamAppointment, INPUT, { stored: withStoredAnswers });
};
/** Makes a call without a network. */
const requestOffline = (options = {}) => {
  cutWire();
  return request(getExamAppointment, INPUT, { stored: withStoredAnswers, ...options });
};
const answerOffline = async () => {
  const answer = requestOffline();
  answer.catch(() => undefined);
  await vi.runAllTimersAsync();
  return answer;
};

beforeEach(() => {
  localStorage.clear();
  configurePorts({ written: noteWrite });
  beginSession('a-1', account('a'));
});
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

describe('the table of stored answers', () => {
  const limits = Object.entries<StoredAnswerRule>(STORED_ANSWERS);
  const endpointEntries = Object.values(import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true }))
    .flatMap((file) => Object.entries(file))
    .filter(
      (entry): entry is [string, AnyEndpoint] =>
        typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1],
    );
  const rows = endpointEntries.map(([, row]) => row).filter((row) => row.stored);
  const nameOfPath = (path: string) => endpointEntries.find(([, row]) => row.path === path)?.[0] ?? '';

  test.each(limits)(
    'N10: the stored fields of %s: no money, number of uses, permission, identity or health data',
    (_, { fields, instead = {} }) => {
      const forbiddenName =
        /fen$|price|amount|balance|coin|left$|count$|^can|stock|idCard|physical|mobile|phoneNumber|person|holder|cardNo|unread|description|lastText|doctor|report|sex|marital|birth|symptom|token/i;
      expect(fields.filter((name) => forbiddenName.test(name))).toEqual([]);
      // The replacements contain no information: no number except 0, no permission, no name.
      for (const value of Object.values(instead))
        expect([0, false, '', '…', '1970-01-01', '1970-01-01T00:00:00Z']).toContainEqual(
          Array.isArray(value) ? value.length : value,
        );
      // A sum that reads 0 would be wrong.
      expect(Object.keys(instead).filter((name) => /fen$|price|amount|balance/i.test(name))).toEqual([]);
    },
  );

  test('the endpoints with stored answers: only read, and are in `docs/privacy.md` with days and size', () => {
    expect(rows.length).toBeGreaterThanOrEqual(8);
    const document = readFileSync('docs/privacy.md', 'utf8');
    for (const { method, path, offline: isPublic, stored: limit } of rows) {
      // A read by POST must change nothing (see `LEAVE_IT`).
      expect([method === 'GET' || UNRELATED_WRITES.includes(nameOfPath(path)), isPublic]).toEqual([true, undefined]);
      const row = document.split('\n').find((line) => line.startsWith(`| \`${path}\`: `));
      expect(row).toContain(
        `| phone, ${limit?.maxCharacters.toLocaleString('en')} characters of ${limit?.maxAnswers} answers | ${limit?.days} days |`,
      );
    }
    expect(document.match(/^\| `\/api/gm)?.length).toBe(rows.length);
  });

  test('an endpoint that writes: declares that it changes stored answers, or is a known exception', () => {
    const writes = endpointEntries.filter(([, { method, once, changes }]) => method !== 'GET' && !once && !changes);
    expect(writes.map(([name]) => name).sort()).toEqual(UNRELATED_WRITES);
  });
});

describe('N01: a stored answer', () => {
  test('a stored answer when there is no network: shown with its age, without money, person and rights', async () => {
    const storedAt = Date.now();
    await readAppointment();
    for (const secret of ['Zhang', '310*', '138*', '2026-03-08', '/R1', 'true,'])
      expect(storedText()).not.toContain(secret);
    vi.setSystemTime(Date.now() + DAY_MS);
    const { signal } = new AbortController();
    const answer = requestOffline({ signal });
    await vi.runAllTimersAsync();
    const { appointment } = await answer;
    expect(appointment).toMatchObject({
      appointmentDate: '2026-03-09',
      appointmentUnitName: 'Lujiazui',
      appointmentNo: 'A7',
      onTheDay: 'Eat as usual',
      preparation: ['Brush your teeth', 'Bring your ID card'],
    });
    expect(appointment).toMatchObject({ physicalName: '…', physicalId: '…', canCancel: false, rebooksLeft: 0 });
    expect(appointment).not.toHaveProperty('reportUrl');
    expect(asOf(signal)).toBe(storedAt);
  });

  test('a stored answer when the screen does not use them or reads another order: not used', async () => {
    await readAppointment();
    expect((await failureOf(requestOffline({ stored: undefined }))).code).toBe('NETWORK');
    expect(
      (await failureOf(request(getExamAppointment, { query: { orderNo: 'O2' } }, { stored: withStoredAnswers }))).code,
    ).toBe('NETWORK');
  });

  test('a stored checkup when there is no network: shows no payment and no refund', async () => {
    const listed = { createdAt: '2026-03-01T08:00:00Z' };
    const states = ['unpaid', 'paid', 'booked', 'used', 'refunded', 'cancelled', 'noService'];
    const list = states.map((status) => ({ ...EXAM, ...listed, status, statusText: `${status} ¥398` }));
    answerWith({ list, total: 7, counts: { active: 3, done: 2, closed: 2 } });
    await request(listMyExamsV2, { query: {} }, { stored: withStoredAnswers });
    for (const word of ['¥398', 'unpaid', 'refunded']) expect(storedText()).not.toContain(word);
    cutWire();
    const answer = request(listMyExamsV2, { query: {} }, { stored: withStoredAnswers });
    await vi.runAllTimersAsync();
    expect((await answer).list.map(({ status, statusText }) => [status, statusText])).toEqual(
      ['paid', 'paid', 'booked', 'used', 'cancelled', 'cancelled', 'noService'].map((status) => [status, '…']),
    );
  });

  test('a stored list when it is read by POST: used only for the same input, without the orders’ amounts', async () => {
    const order = { kind: 'checkup', productNo: 'P', productName: 'Checkup', coverUrl: '/c.png', amountFen: 39_800 };
    const list = [
      { ...order, orderNo: 'O1', status: 'unpaid', statusText: 'To pay ¥398', createdAt: '2026-03-01T08:00:00Z' },
    ];
    answerWith({ list, total: 1 });
    const requestOrders = (tab: 'active' | 'done') =>
      request(listOrders, { body: { tab, pageNo: 1 } }, { stored: withStoredAnswers });
    await requestOrders('active');
    for (const word of ['398', 'unpaid']) expect(storedText()).not.toContain(word);
    cutWire();
    const [active, done] = [requestOrders('active'), failureOf(requestOrders('done'))];
    await vi.runAllTimersAsync();
    const [listed] = (await active).list;
    expect(listed).toMatchObject({ orderNo: 'O1', status: 'paid', statusText: '…' });
    expect(listed).not.toHaveProperty('amountFen');
    expect((await done).code).toBe('NETWORK');
  });

  test('a stored answer when the call is refused: not used, because a refusal is an answer', async () => {
    await readAppointment();
    serve((context) => context.json({ code: 40400, data: null, msg: '' }));
    expect((await failureOf(request(getExamAppointment, INPUT, { stored: withStoredAnswers }))).code).toBe(40400);
  });

  test('a stored answer when the call of another endpoint fails: available to its screen', async () => {
    const { signal } = new AbortController();
    answerKeeper()(getExamAppointment, INPUT, { appointment: { ...APPOINTMENT, status: 'booked', steps: [] } });
    const time = Date.now();
    cutWire();
    const error = await failureOf(request(listMyExamsV2, { query: {} }));
    expect(findStoredAnswer(getExamAppointment, INPUT, error, signal)?.appointment?.appointmentNo).toBe('A7');
    expect(asOf(signal)).toBe(time);
    expect(findStoredAnswer(getExamAppointment, INPUT, new Error('a crash'), signal)).toBeUndefined();
  });

  test('a stored answer when a write succeeds: removed, unlike after a refused write', async () => {
    await readAppointment();
    serve((context) => context.json({ code: 40911, data: null, msg: '' }));
    await failureOf(request(createOrder, { body: { productNo: 'G', priceFen: 1 } }, { idempotencyKey: 'k' }));
    expect(storedText()).toContain('Lujiazui');
    answerWith({
      orderNo: 'O9',
      productNo: 'G',
      status: 'unpaid',
      amountFen: 1,
      createdAt: '2026-03-01T08:00:00Z',
      payBefore: '2026-03-01T08:30:00Z',
    });
    await request(createOrder, { body: { productNo: 'G', priceFen: 1 } }, { idempotencyKey: 'k' });
    expect(storedText()).not.toContain('Lujiazui');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a cancellation', () => request(cancelExamBooking, { body: { orderNo: 'O1001' } }, { idempotencyKey: 'k' })],
    ['an activation, which has no key,', () => request(activateRecoveredExam, { body: { examNo: 'E1' } })],
  ])('a stored answer when %s loses its answer: removed, because the write may have happened', async (_, write) => {
    await readAppointment();
    cutWire();
    const failed = failureOf(write());
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ code: 'NETWORK', mayHaveHappened: true });
    expect(storedText()).not.toContain('Lujiazui');
  });
});

describe('N11: an answer when a write happens between request and answer: not stored', () => {
  const READS: [string, () => Promise<unknown>][] = [
    ['of the screen’s own request', () => request(getExamAppointment, INPUT, { stored: withStoredAnswers })],
    [
      'from another request',
      async () => {
        const keep = answerKeeper();
        keep(getExamAppointment, INPUT, await request(getExamAppointment, INPUT));
      },
    ],
  ];
  const cancel = () => request(cancelExamBooking, { body: { orderNo: 'O1001' } }, { idempotencyKey: 'k' });
  /** Simulates a write in another page of the app, which this page notices. */
  const writeInAnotherTab = () => noteWrite();

  test.each(
    READS.flatMap(([name, read]) => [
      [name, 'by this page', read, cancel] as const,
      [name, 'by another page of the app', read, writeInAnotherTab] as const,
    ]),
  )('an answer (%s) when a write %s happens before it arrives: not stored', async (_name, _by, read, write) => {
    let answer = () => undefined as unknown;
    serve(async (context) => {
      if (context.req.method !== 'GET') return context.json(ok({ ...APPOINTMENT, status: 'cancelled' }));
      await new Promise<unknown>((resolve) => {
        answer = () => resolve(undefined);
      });
      return context.json(ok({ appointment: APPOINTMENT }));
    });
    const pendingRead = read();
    await vi.advanceTimersByTimeAsync(0);
    await write();
    answer();
    await pendingRead;
    expect(storedText()).not.toContain('Lujiazui');
    // The next answer is stored.
    await readAppointment();
    expect(storedText()).toContain('Lujiazui');
  });
});

describe('A04, V04: a stored answer', () => {
  test('a stored answer of person A when person B is signed in: not shown', async () => {
    await readAppointment();
    const previous = { ...localStorage };
    beginSession('b-1', account('b'));
    Object.assign(localStorage, previous);
    await expect(answerOffline()).rejects.toMatchObject({ code: 'NETWORK' });
  });

  test('a stored answer when the person has logged out: removed', async () => {
    await readAppointment();
    endSession();
    expect(storedText()).not.toContain('Lujiazui');
    await expect(answerOffline()).rejects.toMatchObject({ code: 'NETWORK' });
  });

  test('an answer when another person has signed in before it arrives: not stored', async () => {
    serve((context) => {
      beginSession('b-1', account('b'));
      return context.json(ok({ appointment: APPOINTMENT }));
    });
    await request(getExamAppointment, INPUT, { stored: withStoredAnswers });
    expect(storedText()).not.toContain('Lujiazui');
  });

  test('a stored answer when the person is a visitor or unknown: neither stored nor shown', async () => {
    endSession();
    await readAppointment();
    expect(storedText()).not.toContain('Lujiazui');
    beginSession('a-1', account('a'));
    await readAppointment();
    beginRestore();
    await expect(answerOffline()).rejects.toMatchObject({ code: 'NETWORK' });
  });
});

describe('a stored answer when it is unusable', () => {
  const changeStored = (change: (text: string) => string) => {
    for (const [name, text] of Object.entries({ ...localStorage }))
      if (name.includes('.cache.kept.')) localStorage.setItem(name, change(text));
  };
  const expectAbsent = async () => expect(answerOffline()).rejects.toMatchObject({ code: 'NETWORK' });

  test.each<[string, () => void]>([
    ['after its last day', () => vi.setSystemTime(Date.now() + STORED_ANSWERS.appointment.days * DAY_MS)],
    ['if the clock was set back, so that its age is unknown', () => vi.setSystemTime(Date.now() - DAY_MS)],
    ['T04: if it is broken', () => changeStored((text) => text.slice(0, -9))],
    [
      'T04: if an older release has stored another shape',
      () => changeStored((text) => text.replace('arriveFrom', 'from')),
    ],
    ['if it is empty', () => changeStored(() => '')],
  ])('a stored answer when unusable (%s): not used', async (_, prepare) => {
    await readAppointment();
    prepare();
    await expectAbsent();
  });

  test('T01: an answer when the storage is denied: not stored', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await readAppointment();
    vi.restoreAllMocks();
    expect(storedText()).not.toContain('Lujiazui');
  });

  test('an answer when it is too long: not stored', async () => {
    answerWith({
      appointment: { ...APPOINTMENT, appointmentUnitAddress: 'x'.repeat(STORED_ANSWERS.appointment.maxCharacters) },
    });
    await request(getExamAppointment, INPUT, { stored: withStoredAnswers });
    expect(storedText()).not.toContain('Lujiazui');
  });

  test('a stored list when a newer answer is empty: removed, because an empty list would hide a failure', async () => {
    const list = [{ ...EXAM, createdAt: '2026-03-01T08:00:00Z', status: 'booked', statusText: 'Booked' }];
    for (const answer of [list, []]) {
      answerWith({ list: answer, total: answer.length, counts: { active: answer.length, done: 0, closed: 0 } });
      await request(listMyExamsV2, { query: {} }, { stored: withStoredAnswers });
      expect(storedText().includes('Checkup')).toBe(answer.length > 0);
    }
    cutWire();
    expect((await failureOf(request(listMyExamsV2, { query: {} }, { stored: withStoredAnswers }))).code).toBe(
      'NETWORK',
    );
  });

  test('a stored card when a newer answer has none: removed, because only the service may offer a card', async () => {
    const rights = [{ code: 'online', name: 'Ask a doctor', desc: 'Any time', unlimited: true }];
    const offer = { title: 'Card', subtitle: 'Free', validMonths: 12, claimedCount: 7, rights, rules: ['One each'] };
    const day = { receivedAt: '2026-03-01T08:00:00Z', validFrom: '2026-03-01', validTo: '2027-02-28' };
    const card = { cardNo: 'C7', title: 'Gold', holder: 'Zhang Ming', ...day, rights };
    for (const answer of [{ exists: true, card }, { exists: false }]) {
      answerWith({ ...answer, offer });
      await request(getOwnRightsCard, {}, { stored: withStoredAnswers });
      expect(storedText().includes('Ask a doctor')).toBe(answer.exists);
    }
    // An older release has stored it.
    answerWith({ exists: true, card, offer });
    await request(getOwnRightsCard, {}, { stored: withStoredAnswers });
    for (const [name, text] of Object.entries({ ...localStorage }))
      localStorage.setItem(name, text.replace('"card":', '"old":'));
    expect(storedText()).toContain('Ask a doctor');
    cutWire();
    const failed = failureOf(request(getOwnRightsCard, {}, { stored: withStoredAnswers }));
    await vi.runAllTimersAsync();
    expect((await failed).code).toBe('NETWORK');
  });

  test('the stored answers of an endpoint when there are too many: the oldest is removed', async () => {
    answerWith({ appointment: APPOINTMENT });
    for (let order = 0; order <= STORED_ANSWERS.appointment.maxAnswers; order++) {
      vi.setSystemTime(Date.now() + 1000);
      await request(getExamAppointment, { query: { orderNo: `N${order}` } }, { stored: withStoredAnswers });
    }
    const names = Object.keys(localStorage).filter((name) => name.includes('.cache.kept.'));
    expect(names).toHaveLength(STORED_ANSWERS.appointment.maxAnswers);
    expect(names.some((name) => name.endsWith('=N0'))).toBe(false);
  });

  test('a stored answer when its time is in the future: removed before the valid ones', async () => {
    answerWith({ appointment: APPOINTMENT });
    const now = Date.now();
    const storeAt = async (time: number, orderNo: string) => {
      vi.setSystemTime(time);
      await request(getExamAppointment, { query: { orderNo } }, { stored: withStoredAnswers });
    };
    await storeAt(now, 'GOOD');
    for (let order = 1; order < STORED_ANSWERS.appointment.maxAnswers; order++)
      await storeAt(now + 7 * DAY_MS, `N${order}`);
    await storeAt(now + 1, 'LAST');
    expect(storedText()).toContain('=GOOD');
    expect(storedText()).toContain('=LAST');
  });
});
