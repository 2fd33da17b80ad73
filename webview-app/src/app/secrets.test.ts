/** Tests V01 with sixty secrets in personal and session values. It then searches everything that is sent or stored for them. */
import { createBackend } from '@sdhealth/fixtures';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const fifteenTimes = <T>(createItem: (n: number) => T): T[] => Array.from({ length: 15 }, (_, n) => createItem(n));
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩';
const names = fifteenTimes((n) => `${SURNAMES[n]}密语${SURNAMES[(n + 7) % 15]}`);
const idCards = fifteenTimes((n) => `11010519${70 + n}0101${String(100 + n)}${n % 3 === 0 ? 'X' : n % 10}`);
const phones = fifteenTimes((n) => `139${String(71_000_000 + n * 7_919)}`);
const tokens = fifteenTimes((n) => `tkn-${n}-${'s3cr3t'.repeat(3)}${n}`);
const SECRETS = [...names, ...idCards, ...phones, ...tokens];

const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Returns secrets under their sensitive names. */
const person = (n: number) => ({
  physicalName: names[n] ?? '',
  idCard: idCards[n] ?? '',
  mobile: phones[n] ?? '',
  userTicket: tokens[n] ?? '',
});

test('60 secrets when they enter as values of persons and sessions: reach none of 8 outputs', async () => {
  expect(new Set(SECRETS).size).toBe(60);
  const messages: unknown[] = [];
  for (const method of CONSOLE) vi.spyOn(console, method).mockImplementation((...words) => void messages.push(words));
  const addresses: string[] = [];
  const reports: string[] = [];
  const backend = createBackend();
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(String(address), 'http://localhost');
    addresses.push(url.href);
    if (url.pathname.endsWith('febot-notice')) reports.push(String(init?.body));
    // The server repeats the person's data in a refusal or in a malformed response.
    const n = addresses.length % 15;
    if (url.pathname.endsWith('package/list'))
      return Response.json(
        n % 2
          ? { code: 47_000 + n, msg: `${names[n]} ${idCards[n]} ${phones[n]}`, data: person(n) }
          : { code: 0, data: { list: [person(n)] } },
      );
    return backend.request(url.href, init);
  });

  const host = installHost('ios-app', { token: tokens[0] ?? '' });
  const { bridge } = await import('../platform/bridge.ts');
  const { boot } = await import('./boot.ts');
  const pages = await import('../platform/history.ts');
  const { recordVisit, visits } = await import('../store/visits.ts');
  const { shareLinks } = await import('../flows/share.ts');
  const { appAddress } = await import('../flows/hand-off.ts');
  const { request, report, ApiError } = await import('../client/request.ts');
  const { listPackages } = await import('../api/mall.ts');
  const { beginSession } = await import('../store/session.ts');
  const { freeAppointment, medical } = await import('../store/sections.ts');
  const { keepDraft } = await import('../kit/form/draft.ts');
  boot();
  await bridge.opened;

  const texts: string[] = [];
  host.fault('getNetwork', { kind: 'garbage' });
  const { getNetwork } = await import('@sdhealth/bridge-sdk');
  for (let n = 0; n < 3; n++)
    await bridge
      .call(getNetwork, person(n) as never, { deadlineMs: 50 })
      .catch((error: unknown) => texts.push(String(error)));
  for (let n = 0; n < 15; n++) {
    const query = new URLSearchParams(person(n));
    pages.navigate(`/science-list?${query}&n=${n}`);
    texts.push(...Object.values(shareLinks(`/pecSale/x?${query}`)), appAddress());
    pages.dropFromQuery(Object.keys(person(n)));
    beginSession(tokens[n] ?? '', {
      userId: `U${n}`,
      mobile: '139****0000',
      hasMobile: true,
      thirdType: 1,
      authList: [1],
      nickname: names[n] ?? '',
      avatar: '',
    });
    // The previous person's visits were removed with them.
    recordVisit('/science-list', query);
    Object.assign(freeAppointment.state, { freeRealName: names[n], freeIdCard: idCards[n], tobPhoneNumber: phones[n] });
    Object.assign(medical.state, { physicalName: names[n], physicalId: idCards[n], cityName: `city ${n}` });
    keepDraft(`form.${n}`, { city: 'x' });
    const error = await request(listPackages, {}).catch((error: unknown) => error);
    if (error instanceof ApiError) texts.push(error.message, String(error), error.endpoint);
    report({ during: 'crash', error: new Error(`${JSON.stringify(person(n))} of Bearer ${tokens[n]}`) });
    report({ during: 'uncaught', error: new TypeError(`Cannot read properties of undefined (reading '${names[n]}')`) });
    report({ bridge: { event: 'call-failed', method: phones[n], code: tokens[n], path: `/${names[n]}` } });
    await request(listPackages, { query: { mobile: phones[n] } as never }).catch((error: unknown) =>
      texts.push(String(error)),
    );
  }
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(10));

  const sinks = {
    address: [location.href, document.title, JSON.stringify(history.state), ...addresses],
    console: [JSON.stringify(messages)],
    report: reports,
    storage: [JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])],
    'visit history': [...visits()],
    'share link': texts.filter((text) => text.includes('campaign=')),
    'bridge log': reports.filter((text) => text.includes('bridge')),
    'error text': texts,
  };
  expect(Object.keys(sinks)).toHaveLength(8);
  for (const [sink, outputs] of Object.entries(sinks)) {
    expect(`${sink}: ${outputs.length > 0}`).toBe(`${sink}: true`);
    const outputText = outputs.flatMap((text) => [text, safelyDecoded(text)]).join('\n');
    expect({ sink, found: SECRETS.filter((secret) => outputText.includes(secret)) }).toEqual({ sink, found: [] });
  }
  bridge.dispose();
});

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
