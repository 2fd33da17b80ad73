/** Tests the pages that open a mini-program, and the pages of medals, in English. */
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { installRecordingCanvas } from '../../../test/recording-canvas.ts';
import { mockVisits, testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const visitedAddresses = () => vi.mocked(location.assign).mock.calls.map(([address]) => String(address));

function install(host: HostOption) {
  const { name, ...setup } = typeof host === 'string' ? { name: host } : host;
  return installHost(name, setup);
}

beforeEach(() => void mockVisits());

describe('a mini-program', () => {
  const PAGE = '/activity/open-minapp?key=health';
  const openRequests = (shim: ReturnType<typeof install>) =>
    shim.traffic.filter(({ name, direction }) => name === 'openMiniProgram' && direction === 'to-host');

  test('a mini-program when its button is tapped twice in the provider’s app: is opened once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const shim = install({ name: 'ios-app', version: '2.8.0' });
    await newBrowser().open(PAGE);
    const button = (await see('Open the mini-program')).closest('button');
    button?.click();
    await soon(() => expect(openRequests(shim)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(300);
    button?.click();
    await vi.advanceTimersByTimeAsync(300);
    expect(openRequests(shim)).toHaveLength(1);
    expect(openRequests(shim)[0]?.body).toMatchObject({
      params: { appId: 'wx5d4ea17400c0ff00', path: 'pages/index/index' },
    });
    // The button is disabled until the host has answered, so the click is repeated.
    await soon(() => {
      button?.click();
      expect(openRequests(shim)).toHaveLength(2);
    });
  });

  test.each<HostOption>(['browser', 'wechat', 'wecom'])('a mini-program when in %s: opens on the web', async (host) => {
    install(host);
    await newBrowser().open(PAGE);
    await press('Open the mini-program');
    await soon(() => expect(visitedAddresses()).toEqual(['https://wxaurl.example/health']));
  });

  test.each<[string, HostOption, string]>([
    ['a browser and the mini-program has no web address', 'browser', 'mall'],
    ['a page of another mini-program', { name: 'mini-program', miniProgramAppId: 'wxffffffffffffffff' }, 'health'],
  ])('B18: the page of a mini-program when it opens in %s: explains how to find it', async (_, host, key) => {
    install(host);
    await newBrowser().open(`/activity/open-minapp?key=${key}`);
    await see('How to find it in WeChat');
    await see('Or scan this code in WeChat');
    await see('Copy the name');
    expect(sees('Open the mini-program')).toBe(false);
  });

  test('the page of a mini-program when it opens in that mini-program: has a button to go back', async () => {
    install({ name: 'mini-program', miniProgramAppId: 'wx5d4ea17400c0ff00' });
    await newBrowser().open(PAGE);
    await see('Back to the mini-program');
  });

  test('B09: the page of a mini-program when the app cannot open it: explains how to find it', async () => {
    install({ name: 'ios-app', version: '2.8.0', faults: { openMiniProgram: { kind: 'wrong-shape' } } });
    await newBrowser().open(PAGE);
    await press('Open the mini-program');
    await see('The mini-program did not open');
    await see('How to find it in WeChat');
  });

  test('the page of a mini-program when its name is unknown or missing: lists the mini-programs', async () => {
    install('browser');
    const app = await newBrowser().open('/activity/open-minapp-new?key=constructor');
    await see('We could not find this mini-program');
    await press('Health shop');
    await see('Copy the name');
    await see('More mini-programs');
    app.navigate('/activity/open-minapp');
    await see('Which mini-program would you like to open?');
  });
});

describe('medals', () => {
  const MEDALS = '/api/sdb/insurance/my/medal';
  const HONOR = '/api/sdb/insurance/my/honor';

  test('the medals when the person has some: show the level, the points, and the nearest medal', async () => {
    install('browser');
    await asCustomer(newBrowser(), '/activity/milestone');
    await see('Your medals, 4 of 6');
    await see('Walker');
    await see(/^Level \d$/);
    await see(/points to the next level$/);
    await see('Health star of 2025');
    await see('Within reach');
    await see(/^[\d,]+ to go$/);
    // The page shows a medal once, although the service also lists it among the honours.
    expect(document.body.textContent?.match(/Walker/g)).toHaveLength(1);
    await press('Keep going');
    await soon(() => expect(location.pathname).not.toBe('/health/activity/milestone'));
  });

  test('the marks of the medals when the page opens: are all different', async () => {
    install('browser');
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.open('/activity/milestone');
    await see('Your medals, 4 of 6');
    // A gained medal contains its mark twice: the mark and its shadow.
    const medals = [...document.querySelectorAll('main li a[href*="/milestone/"]')];
    const marks = medals.map((medal) => medal.querySelector('svg > svg')?.innerHTML);
    expect(marks.length).toBeGreaterThanOrEqual(5);
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('the medals when the person is new: are all locked', async () => {
    install('browser');
    await asCustomer(newBrowser(), '/activity/milestone', '13700002222');
    await see('Your first medal is waiting');
    await see('Your medals, 0 of 6');
  });

  test('the medals when the level cannot be loaded: are shown without it', async () => {
    install('browser');
    const browser = newBrowser();
    await browser.logIn('13800138000');
    await browser.control('/__fixtures/faults', [{ match: `GET ${HONOR}`, times: 99, kind: 'status', value: 503 }]);
    await browser.open('/activity/milestone');
    await see('Your medals, 4 of 6');
    await soon(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    expect(sees(/Level \d/)).toBe(false);
  });

  test('a medal when its progress is complete but the service has not granted it: is not earned', async () => {
    install('browser');
    const browser = newBrowser();
    await browser.logIn('13800138000');
    const item = { medalId: '6001', name: 'Walker', desc: 'd', imgUrl: '/a.svg', progress: 50, target: 50 };
    await browser.control('/__fixtures/faults', [
      {
        match: `GET ${MEDALS}`,
        times: 9,
        kind: 'shape',
        value: { list: [{ ...item, gained: false }], gainedCount: 0 },
      },
    ]);
    await browser.open('/activity/milestone/6001');
    await see('Not earned yet');
    expect(sees('Share my medal')).toBe(false);
  });

  test('an earned medal when it is shared in an app: has a link without personal data', async () => {
    const shim = install({ name: 'ios-app', version: '2.8.0', token: 'native-13800138000-1' });
    await newBrowser().open('/activity/milestone/6001');
    await see(/^Earned on \w+ \d+, \d{4}$/);
    await see('About medals');
    await press('Share my medal');
    await soon(() => {
      const request = shim.traffic.find(({ name, direction }) => name === 'openShareSheet' && direction === 'to-host');
      expect(JSON.stringify(request?.body)).toContain('/health/activity/milestone/6001?campaign=wx_share_HY');
      expect(JSON.stringify(request?.body)).not.toMatch(/1380013|native|userId/);
    });
  });

  test('a picture card when it is saved in an app: has only the medal’s name and day', async () => {
    const drawnTexts = installRecordingCanvas();
    const shim = install({ name: 'ios-app', version: '2.8.0', token: 'native-13800138000-1' });
    await newBrowser().open('/activity/milestone/6001');
    const day = (await see(/^Earned on \w+ \d+, \d{4}$/)).textContent;
    await press('Picture card');
    await press('Save to album');
    await see('Saved to your album');
    const request = shim.traffic.find(({ name, direction }) => name === 'saveImage' && direction === 'to-host');
    expect(JSON.stringify(request?.body)).toContain('data:image/png;base64,');
    expect(drawnTexts[0]).toBeTruthy();
    expect(drawnTexts.slice(1)).toEqual([day, 'Scan to see this medal']);
  });

  test('a picture card when the browser cannot draw: is replaced by a message', async () => {
    install('browser');
    await asCustomer(newBrowser(), '/activity/milestone/6001');
    await press('Picture card');
    await see('The picture could not be made. You can share the link instead');
  });

  test('a medal when it is unknown: links to all medals', async () => {
    install('browser');
    await asCustomer(newBrowser(), '/activity/milestone/constructor');
    await see('We could not find this medal');
    await press('See all medals');
    await see('Within reach');
  });
});
