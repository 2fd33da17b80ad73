import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

beforeEach(() => setLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

/** Simulates the end of the list: `see()` reports it in view to the current observer. */
function watching() {
  const open = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  class Observer {
    readonly report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.report = report;
    }
    observe() {
      open.add(this.report);
    }
    disconnect() {
      open.delete(this.report);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    open,
    see: () => acting(() => open.forEach((report) => void report([{ isIntersecting: true }]))),
    miss: () => acting(() => open.forEach((report) => void report([{ isIntersecting: false }]))),
  };
}

function show(state: LoadMoreProps['state']) {
  const onMore = vi.fn();
  const element = (next: LoadMoreProps['state'], count: number) => (
    <LoadMore state={next} count={count} onMore={onMore} />
  );
  const shown = render(element(state, 10));
  return {
    ...shown,
    onMore,
    become: (next: LoadMoreProps['state'], count = 10) => shown.rerender(element(next, count)),
  };
}

describe('the foot of a list', () => {
  it('the next page when the end of the list comes near: requested once', () => {
    const { see, miss } = watching();
    const { onMore, become } = show('more');
    miss();
    expect(onMore).not.toHaveBeenCalled();
    see();
    see();
    expect(onMore).toHaveBeenCalledTimes(1);
    become('busy');
    see();
    expect(onMore).toHaveBeenCalledTimes(1);
    become('more', 20);
    see();
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('the automatic requests when a page adds nothing: stop', () => {
    const { see } = watching();
    const { onMore, become } = show('more');
    see();
    become('busy');
    become('more');
    see();
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('the next page when there is no observer: requested by a tap', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { role, onMore, become } = show('more');
    tap(role('button', 'Show more'));
    expect(onMore).toHaveBeenCalledTimes(1);
    become('busy');
    tap(document.querySelector('button'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('a failure when a page cannot be loaded: announced, and only a tap retries', () => {
    const { see } = watching();
    const { role, onMore, container } = show('failed');
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Couldn’t load more');
    see();
    expect(onMore).not.toHaveBeenCalled();
    tap(role('button', 'Try again'));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('the end when all pages are loaded: shown', () => {
    const { open } = watching();
    const { container } = show('end');
    expect(container.textContent).toBe('That’s all');
    expect(container.querySelector('button')).toBeNull();
    expect(open.size).toBe(0);
  });
});
