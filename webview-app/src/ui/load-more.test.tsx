import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, render, tap } from '../../test/render.tsx';
import { setLanguage } from '../messages/index.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

beforeEach(() => setLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

/** Replaces the intersection observer. `see()` and `miss()` report the end of the list as visible or not. */
function stubObserver() {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  class Observer {
    readonly report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.report = report;
    }
    observe() {
      observers.add(this.report);
    }
    disconnect() {
      observers.delete(this.report);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    observers,
    reportVisible: () => acting(() => observers.forEach((report) => void report([{ isIntersecting: true }]))),
    reportHidden: () => acting(() => observers.forEach((report) => void report([{ isIntersecting: false }]))),
  };
}

function show(state: LoadMoreProps['state']) {
  const onMore = vi.fn();
  const element = (next: LoadMoreProps['state'], count: number) => (
    <LoadMore state={next} count={count} onMore={onMore} />
  );
  const view = render(element(state, 10));
  return {
    ...view,
    onMore,
    setState: (next: LoadMoreProps['state'], count = 10) => view.rerender(element(next, count)),
  };
}

describe('the foot of a list', () => {
  it('the next page when the end of the list comes near: is requested once', () => {
    const { reportVisible, reportHidden } = stubObserver();
    const { onMore, setState } = show('more');
    reportHidden();
    expect(onMore).not.toHaveBeenCalled();
    reportVisible();
    reportVisible();
    expect(onMore).toHaveBeenCalledTimes(1);
    setState('busy');
    reportVisible();
    expect(onMore).toHaveBeenCalledTimes(1);
    setState('more', 20);
    reportVisible();
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('the automatic requests when a page adds no items: stop', () => {
    const { reportVisible } = stubObserver();
    const { onMore, setState } = show('more');
    reportVisible();
    setState('busy');
    setState('more');
    reportVisible();
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('the next page when the browser has no intersection observer: is requested by a tap', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { role, onMore, setState } = show('more');
    tap(role('button', 'Show more'));
    expect(onMore).toHaveBeenCalledTimes(1);
    setState('busy');
    tap(document.querySelector('button'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('the foot when a page cannot be loaded: announces it, and only a tap retries', () => {
    const { reportVisible } = stubObserver();
    const { role, onMore, container } = show('failed');
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Couldn’t load more');
    reportVisible();
    expect(onMore).not.toHaveBeenCalled();
    tap(role('button', 'Try again'));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('the foot when all pages are loaded: shows the end of the list', () => {
    const { observers } = stubObserver();
    const { container } = show('end');
    expect(container.textContent).toBe('That’s all');
    expect(container.querySelector('button')).toBeNull();
    expect(observers.size).toBe(0);
  });
});
