/** Tests the reading task against the embedded backend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../test/account.ts';
import { type Backend, backend, logIn } from '../../../../test/backend.ts';
import { actingLater, type Rendered, render } from '../../../../test/render.tsx';
import { completeBrowseArticleTask } from '../../../api/coin.ts';
import { closeBreakers, forgetAnswers } from '../../../client/request.ts';
import { setLanguage } from '../../../messages/index.ts';
import { beginSession, endSession } from '../../../store/session.ts';
import { words } from '../words/index.ts';
import { ReadingTask } from './reading-task.tsx';

const REPORT = completeBrowseArticleTask.path;
let server: Backend;
let view: Rendered;

beforeEach(async () => {
  server = backend();
  closeBreakers();
  forgetAnswers();
  await setLanguage('en');
  await words.open();
  await logIn();
  beginSession('t', account('a'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  view = render(<ReadingTask id="6001" />);
  await actingLater(() => vi.advanceTimersByTimeAsync(0));
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
  endSession();
  vi.unstubAllGlobals();
});

const requestCount = () => server.calls.filter(({ path }) => path === REPORT).length;
const readFor = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) await actingLater(() => vi.advanceTimersByTimeAsync(1_000));
};

test('a reading task when it is complete: is reported once and shows the earned coins', async () => {
  await vi.waitFor(() => expect(view.container.textContent).toContain('for at least 15 s'));
  await readFor(14);
  expect(requestCount()).toBe(0);
  await readFor(10);
  expect(view.container.textContent).toBe('10 coins earned');
  expect(requestCount()).toBe(1);
});

test('a reading task when the service refuses it as too short: is reported again every five seconds', async () => {
  const tooShort = { match: `POST ${REPORT}`, times: 3, kind: 'code', value: { code: 40984, msg: 'a little longer' } };
  await server.control('/__fixtures/faults', [tooShort]);
  await vi.waitFor(() => expect(view.container.textContent).toContain('for at least 15 s'));
  await readFor(28);
  expect(requestCount()).toBe(3);
  await readFor(5);
  expect(requestCount()).toBe(4);
  expect(view.container.textContent).toBe('10 coins earned');
});
