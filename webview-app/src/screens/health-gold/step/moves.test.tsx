/** Tests components of the walking page without the whole page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../test/account.ts';
import { backend } from '../../../../test/backend.ts';
import { actingLater, render } from '../../../../test/render.tsx';
import { setLanguage } from '../../../messages/index.ts';
import { healthGold, learnGuide } from '../../../store/health-gold.ts';
import { beginSession, endSession } from '../../../store/session.ts';
import { toasts } from '../../../ui/toast-store.ts';
import { Gifts } from './gifts.tsx';
import { type RewardResult, useReward } from './use-reward.ts';
import { words } from './words/index.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  backend();
  await setLanguage('en');
  await words.open();
  beginSession('t', account('a'));
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function RewardButton({ moved, changed: onChange }: { moved: Promise<RewardResult>; changed: () => void }) {
  const reward = useReward(() => moved, onChange);
  return (
    <button type="button" onClick={() => void reward.start()}>
      Move
    </button>
  );
}

test.each([
  ['a', '5 coins are yours', 105],
  ['b', undefined, 0],
])('A04: a reward of person a when person %s is logged in at its end: shows %s', async (person, message, coins) => {
  let resolveReward = (_: RewardResult): void => undefined;
  const moved = new Promise<RewardResult>((resolve) => {
    resolveReward = resolve;
  });
  const onChange = vi.fn();
  const { role } = render(<RewardButton moved={moved} changed={onChange} />);
  role('button', 'Move').click();
  if (person !== 'a') beginSession('u', account(person));
  await actingLater(async () =>
    resolveReward({ message: '5 coins are yours', guideUpdate: { healthCornBalance: 105 } }),
  );
  expect(toasts.list().at(-1)?.message).toBe(message);
  expect(healthGold.healthCornBalance).toBe(coins);
  expect(onChange).toHaveBeenCalledTimes(message ? 1 : 0);
  for (const { id } of toasts.list()) toasts.hide(id);
});

test.each([
  [0, 0],
  [1, 1],
])('a timed gift when its countdown is %i s: requests the guide %i times', async (taskCountDown, requestCount) => {
  const onChange = vi.fn();
  learnGuide({ canReceiveTask: false, taskCountDown });
  render(<Gifts response={{}} onChanged={onChange} />);
  await actingLater(() => vi.advanceTimersByTimeAsync(5_000));
  expect(onChange).toHaveBeenCalledTimes(requestCount);
});

test('the texts of coins when the number is one: use the singular', () => {
  const { bubbles, exchange, rewards, signIn } = words.words();
  const messages = [bubbles.action('100', '1'), exchange.button('1'), rewards.getNamed('1', 'x'), signIn.button('1')];
  for (const text of messages) expect(text).toMatch(/\b1 coin\b/);
});
