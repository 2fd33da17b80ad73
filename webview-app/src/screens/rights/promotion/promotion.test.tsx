/** Tests popups that open by themselves and counts that may load late. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../../test/page-load.ts';
import { acting, type Rendered, render, tap } from '../../../../test/render.tsx';
import type { RightsPopup } from '../../../api/user-rights.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { claimPersonal, dropPersonal } from '../../../platform/personal.ts';
import { blockReload } from '../../../platform/unsaved-work.ts';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { CountLine } from './count-line.tsx';
import { Popup } from './popup.tsx';
import { useExposure } from './use-exposure.ts';

const NOON = Date.parse('2026-03-03T12:00:00+08:00');
const DAY_MS = 86_400_000;

const popupOf = (exposure: RightsPopup['exposure']): RightsPopup => ({
  popupId: 'P1',
  exposure,
  title: 'Your benefits are here',
  text: 'Get the app',
  imgUrl: '/a.svg',
  buttonText: 'Use them',
  link: '/health/rights/user-rights',
});

function Page({ popup, other = false }: { popup?: RightsPopup | undefined; other?: boolean }) {
  const exposure = useExposure(popup && { id: popup.popupId, rule: popup.exposure });
  return (
    <>
      {popup ? <Popup popup={popup} open={exposure.open} onClose={exposure.close} /> : null}
      <AlertDialog open={other} title="Something else" onClose={() => undefined} />
    </>
  );
}

beforeEach(() => {
  newPageLoad();
  installHost('browser');
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const isVisible = ({ container }: Rendered) => container.textContent.includes('Your benefits are here');
const visit = (exposure: RightsPopup['exposure']): boolean => {
  const page = render(<Page popup={popupOf(exposure)} />);
  const wasVisible = isVisible(page);
  page.unmount();
  return wasVisible;
};

test('a popup when the page opens repeatedly: is shown as often as its rule allows, for each person separately (A04)', () => {
  claimPersonal('U1');
  expect([visit('daily'), visit('daily')]).toEqual([true, false]);
  vi.setSystemTime(NOON + DAY_MS);
  expect([visit('daily'), visit('once')]).toEqual([true, false]);
  dropPersonal();
  claimPersonal('U2');
  expect([visit('once'), visit('once')]).toEqual([true, false]);
  vi.setSystemTime(NOON + 300 * DAY_MS);
  expect(visit('once')).toBe(false);
});

test('a popup when the person has closed it: stays closed on this page, even on a new day', () => {
  const page = render(<Page popup={popupOf('daily')} />);
  tap(page.role('button', 'Close'));
  vi.setSystemTime(NOON + DAY_MS);
  page.rerender(<Page popup={popupOf('daily')} />);
  expect(isVisible(page)).toBe(false);
});

test('a popup when another dialog is open: waits until that dialog is closed', () => {
  const page = render(<Page other />);
  page.rerender(<Page popup={popupOf('once')} other />);
  expect(isVisible(page)).toBe(false);
  page.rerender(<Page popup={popupOf('once')} />);
  expect(isVisible(page)).toBe(true);
});

test('a popup when a payment or write is pending: waits and does not count as shown', () => {
  const release = blockReload();
  expect(visit('once')).toBe(false);
  const page = render(<Page popup={popupOf('once')} />);
  expect(isVisible(page)).toBe(false);
  acting(release);
  expect(isVisible(page)).toBe(true);
});

const countOf = (page: Pick<LoadState<{ count: number }>, 'status' | 'data'>) => (
  <CountLine
    page={{ ...page, error: undefined, reloading: false, reload: () => undefined }}
    words={(count) => `${count} people`}
  />
);

test('the space of a count when the count is late or has failed: stays reserved and empty', () => {
  const line = render(countOf({ status: 'loading', data: undefined }));
  const reservedText = () => line.container.querySelector('p')?.dataset['room'];
  const previousText = reservedText();
  expect(previousText).toMatch(/people/);
  for (const status of ['loading', 'error'] as const) {
    line.rerender(countOf({ status, data: undefined }));
    expect(line.container.textContent).toBe('');
  }
  line.rerender(countOf({ status: 'ready', data: { count: 2361801 } }));
  expect(line.container.textContent).toBe('2,361,801 people');
  expect(reservedText()).toBe(previousText);
  line.rerender(countOf({ status: 'ready', data: { count: 0 } }));
  expect(line.container.textContent).toBe('');
});
