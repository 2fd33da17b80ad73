import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, render } from '../../test/render.tsx';
import { notice, toast } from './toast-store.ts';
import { Notices, Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  acting(() => vi.runAllTimers());
  vi.useRealTimers();
});

describe.each([
  ['a toast', toast, <Toasts key="toasts" />],
  ['a notice', notice, <Notices key="notices" />],
])('%s', (_name, show, region) => {
  it('a message when it is shown: appears in a region that was already mounted', () => {
    const { container } = render(region);
    const live = container.querySelector('[role="status"][aria-live="polite"]');
    expect(live?.textContent).toBe('');
    acting(() => show('Code sent'));
    expect(live?.textContent).toBe('Code sent');
  });

  it('a message when 3,000 ms have passed: is removed', () => {
    const { container } = render(region);
    acting(() => show('Code sent'));
    acting(() => vi.advanceTimersByTime(2_999));
    expect(container.textContent).toBe('Code sent');
    acting(() => vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('');
  });

  it('a message when it is shown again: restarts its timer and appears once', () => {
    const { container } = render(region);
    acting(() => show('Code sent'));
    acting(() => vi.advanceTimersByTime(2_000));
    acting(() => show('Code sent'));
    acting(() => vi.advanceTimersByTime(2_000));
    expect(container.textContent).toBe('Code sent');
    acting(() => vi.advanceTimersByTime(1_000));
    expect(container.textContent).toBe('');
  });

  it('a message when it is empty: not shown', () => {
    const { container } = render(region);
    acting(() => show('  '));
    expect(container.querySelector('p')).toBeNull();
  });
});

it('toasts and notices when several are triggered: only the last of each is visible', () => {
  const { container } = render(<Toasts />);
  acting(() => ['1', '2', '3', '4'].forEach((message) => void toast(message)));
  expect(container.textContent).toBe('4');
  const notices = render(<Notices />);
  acting(() => ['5', '6'].forEach((message) => void notice(message)));
  expect(notices.container.textContent).toBe('6');
});
