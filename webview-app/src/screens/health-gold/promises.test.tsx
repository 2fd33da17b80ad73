/** Tests that the walking page delivers what it offers: a prize, and coins for viewing goods. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { describe, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, choose } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const STEP = '/healthGold/step';
const ACCOUNT = '/healthGold/myAccount';
const EXCHANGE = '/api/sdhealth/activity/gift_exchanget_record/exchange';
const INITIAL_BALANCE = '1,438';

function fill(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`dialog [name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a prize when the person has enough steps: is received once, without coins', async () => {
  installHost('browser');
  const browser = newBrowser();
  const app = await asCustomer(browser, STEP);
  await press('Choose a prize');
  await choose(/it is won at once and cannot be changed/);
  await press('Walk for this one');
  const link = (await see('Receive it')).closest('a');
  link?.click();
  await press('Receive my prize');
  await see('Free, you have won it by walking');
  fill('name', '张明');
  fill('phone', '13800138000');
  fill('address', '朝阳区建国路 1 号');
  const confirm = [...document.querySelectorAll('dialog button')].find(
    (element) => element.textContent === 'Receive my prize',
  );
  if (!(confirm instanceof HTMLElement)) throw new Error('no button');
  for (let times = 0; times < 3; times++) confirm.click();
  await soon(() => expect(app.calls.filter(({ path }) => path === EXCHANGE)).toHaveLength(1));
  // Two coins were earned for viewing the prize, and the prize itself cost none.
  app.navigate(ACCOUNT);
  await see('1,440');
  app.navigate('/healthGold/record');
  await see(/^Prize: /);
  app.navigate(STEP);
  await see('You have received it');
  expect(sees('Receive it')).toBe(false);
});

test('coins for viewed goods when the account opens again: are added to the balance', async () => {
  installHost('browser');
  const app = await asCustomer(newBrowser(), ACCOUNT);
  await see(INITIAL_BALANCE);
  app.navigate('/healthGoldGoodsDetail/K7001?cityId=110000');
  await soon(() => expect(document.querySelector('h1')?.textContent).toContain('thermometer'));
  app.navigate(ACCOUNT);
  await see('2 coins for looking around');
  await see('1,440');
});

describe('a section of the walking page that fails', () => {
  const WALKING = 'GET /api/sdhealth/walking';
  test.each([
    ['guide-status', 'status', 503],
    ['sign-in-page', 'status', 503],
    ['can-click', 'status', 503],
    ['guide-status', 'shape', { guideStatus: 'x' }],
  ])('the walking page when %s fails (%s): leaves that section empty', async (path, kind, value) => {
    installHost('browser');
    const browser = newBrowser();
    await browser.control('/__fixtures/faults', [{ match: `${WALKING}/${path}`, times: 9, kind, value }]);
    await asCustomer(browser, STEP);
    await see('The last seven days');
    expect(sees('Something went wrong')).toBe(false);
  });

  test.each([{ guideStatus: 6 }, { fingerPosition: 7 }])(
    'the guide response when it has %j: is valid',
    async (change) => {
      installHost('browser');
      const browser = newBrowser();
      await browser.logIn('13800138000');
      const { getGuideStatus } = await import('../../api/walking.ts');
      expect(getGuideStatus.data({ ...GUIDE_RESPONSE, ...change })).toBeUndefined();
    },
  );
});

/** The service's response with the guide. */
const GUIDE_RESPONSE = {
  guideStatus: 0,
  convertibleTotalSteps: 0,
  convertibleRedPacketSteps: 0,
  convertibleWalkSteps: 0,
  convertibleTaskSteps: 0,
  taskRewardSteps: 0,
  taskCountDown: 0,
  signInBubbleText: '',
  redPacketSteps: 0,
  redPacketContext: '',
  prizeInfo: '',
  healthCornBalance: 0,
  fingerPosition: 0,
  canSignIn: false,
  canReceiveTask: false,
  canDeductionMoney: false,
  activityRules: [],
};

test('the walking page when the activity is over: contains no promise of coins', async () => {
  installHost('browser');
  const browser = newBrowser();
  await browser.control('/__fixtures/settings', { activity: 'END' });
  await asCustomer(browser, STEP);
  await see('The activity has ended');
  await see('Spend your coins');
  for (const text of [/earn a few coins/, /every step counts/, /steps become coins/, 'Choose a prize'])
    expect(sees(text), String(text)).toBe(false);
});

test.each([
  [
    'a coin record',
    '/healthGold/record',
    'GET /api/sdhealth/coin/change-record',
    {
      list: [
        {
          changeId: 'C1',
          type: 'income',
          reason: 'rainbow',
          title: 'From a rainbow',
          amount: 7,
          balance: 7,
          at: '2026-03-03T12:00:00+08:00',
        },
      ],
      total: 1,
      income: 7,
      expense: 0,
    },
    'From a rainbow',
  ],
  [
    'a task',
    ACCOUNT,
    'GET /api/sdhealth/coin/task-list',
    {
      tasks: [
        {
          taskId: 'T9',
          type: 'dance',
          title: 'Dance a little',
          desc: 'Three minutes',
          rewardCoins: 9,
          state: 'claimable',
          progress: 0,
          target: 1,
        },
      ],
      doneCount: 0,
    },
    'Dance a little',
  ],
  [
    'an invitation',
    '/invite-friends',
    'GET /api/sdhealth/activity/health-invitation/list',
    {
      list: [
        {
          invitationNo: 'IV9',
          avatar: '/a.svg',
          status: 'sleeping',
          statusText: 'Asleep',
          invitedAt: '2026-03-03T12:00:00+08:00',
          rewardCoins: 0,
        },
      ],
      total: 1,
      registeredCount: 0,
      rewardCoins: 0,
      rules: [],
    },
    'Asleep',
  ],
])('%s when its kind is unknown: is shown with its text and reported once', async (_, address, match, value, text) => {
  installHost('browser');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const browser = newBrowser();
  await browser.control('/__fixtures/faults', [{ match, times: 9, kind: 'shape', value }]);
  const app = await asCustomer(browser, address);
  await see(text);
  await soon(() => expect(app.calls.filter(({ path }) => path.endsWith('febot-notice'))).toHaveLength(1));
});
