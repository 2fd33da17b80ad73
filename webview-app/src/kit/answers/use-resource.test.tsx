import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting, actingLater, render } from '../../../test/render.tsx';
import { currentLanguage, setLanguage } from '../../messages/index.ts';
import { network } from '../../platform/network.ts';
import { type Load, type Resource, useResource } from './use-resource.ts';

/** Creates loads that the test ends, each with its signal. */
function steered() {
  const open: {
    key: string;
    signal: AbortSignal;
    resolve: (data: string) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const load =
    (key: string): Load<string> =>
    (signal) =>
      new Promise((resolve, reject) => {
        open.push({ key, signal, resolve, reject });
      });
  return { open, load };
}

function mount(
  key: string | null,
  load: (key: string) => Load<string>,
  initial?: () => string,
  prefetched?: () => string,
) {
  const seen: { current?: Resource<string> } = {};
  const states: string[] = [];
  function Probe({ name }: { name: string | null }) {
    const resource = useResource(name, load(name ?? ''), prefetched, initial);
    seen.current = resource;
    states.push(`${resource.status} ${resource.data ?? '-'}`);
    return null;
  }
  const shown = render(<Probe name={key} />);
  const now = (): Resource<string> => {
    if (!seen.current) throw new Error('not rendered');
    return seen.current;
  };
  return { ...shown, now, states, want: (name: string | null) => shown.rerender(<Probe name={name} />) };
}

afterEach(() => void vi.useRealTimers());

describe('a resource', () => {
  it('a resource when a reload fails: keeps its data', async () => {
    const { open, load } = steered();
    const { now } = mount('a', load);
    expect(now()).toMatchObject({ status: 'loading', reloading: true });
    await actingLater(async () => open[0]?.resolve('first'));
    expect(now()).toMatchObject({ status: 'ready', data: 'first', reloading: false });
    acting(() => now().reload());
    expect(now()).toMatchObject({ status: 'ready', data: 'first', reloading: true });
    const error = new Error('down');
    await actingLater(async () => open[1]?.reject(error));
    expect(now()).toMatchObject({ status: 'error', data: 'first', error, reloading: false });
    // Data of a write's answer is shown despite the failed load.
    acting(() => now().extend((data) => `${data} and more`));
    expect(now()).toMatchObject({ status: 'error', data: 'first and more', error });
  });

  it('a resource when its answer is prefetched: renders once; when it is loaded: twice', async () => {
    const { open, load } = steered();
    const whole = mount('a', load, undefined, () => 'there');
    await actingLater(async () => open[0]?.resolve('there'));
    expect(whole.states).toEqual(['ready there']);
    expect(whole.now().reloading).toBe(false);
    const other = mount('b', load);
    expect(other.states).toEqual(['loading -']);
    await actingLater(async () => open[1]?.resolve('come'));
    expect(other.states).toEqual(['loading -', 'ready come']);
  });

  it('a resource when an equal answer replaces a recent one: renders once, and keeps the data when a reload fails', async () => {
    vi.useFakeTimers();
    const { open, load } = steered();
    const { states, now } = mount('a', load, () => 'before');
    await actingLater(() => vi.advanceTimersByTimeAsync(20));
    await actingLater(async () => open[0]?.resolve('before'));
    expect(states).toEqual(['ready before']);
    acting(() => now().reload());
    await actingLater(async () => open[1]?.reject(new Error('down')));
    expect(now()).toMatchObject({ status: 'error', data: 'before' });
  });

  it('a resource when its key becomes known: renders for the key and for the answer', async () => {
    const { open, load } = steered();
    const { states, want, now } = mount(null, load);
    expect(states).toEqual(['loading -']);
    want('a');
    expect(states).toEqual(['loading -', 'loading -']);
    expect(now().reloading).toBe(true);
    await actingLater(async () => open[0]?.resolve('first'));
    want('b');
    await actingLater(async () => open[1]?.resolve('second'));
    expect(states.slice(2)).toEqual(['ready first', 'loading -', 'ready second']);
    want('a');
    expect(now()).toMatchObject({ status: 'loading', data: undefined });
  });

  it('a resource when it has a recent answer: shows it, loads after the paint, drops it on failure', async () => {
    vi.useFakeTimers();
    const painted = () => actingLater(() => vi.advanceTimersByTimeAsync(20));
    const { open, load } = steered();
    const first = mount('a', load, () => 'before');
    expect(first.now()).toMatchObject({ status: 'ready', data: 'before', reloading: false });
    expect(open).toHaveLength(0);
    await painted();
    expect(open).toHaveLength(1);
    await actingLater(async () => open[0]?.resolve('now'));
    expect(first.now()).toMatchObject({ status: 'ready', data: 'now', reloading: false });
    acting(() => first.now().reload());
    await actingLater(async () => open[1]?.reject(new Error('down')));
    expect(first.now()).toMatchObject({ status: 'error', data: 'now' });
    const second = mount('b', load, () => 'before');
    await painted();
    await actingLater(async () => open[2]?.reject(new Error('down')));
    expect(second.now()).toMatchObject({ status: 'error', data: undefined });
    // If the screen is left before the paint, it requests nothing; after a manual reload meanwhile, it requests once.
    mount('c', load, () => 'before').unmount();
    const request = mount('d', load, () => 'before');
    acting(() => request.now().reload());
    await painted();
    expect(open.slice(3).map(({ key }) => key)).toEqual(['d']);
  });

  it('N13: a resource when the screen is left: aborts the load and ignores a late answer', async () => {
    const { open, load } = steered();
    const { unmount, states } = mount('a', load);
    unmount();
    const previous = states.length;
    expect(open[0]?.signal.aborted).toBe(true);
    await actingLater(async () => open[0]?.resolve('late'));
    expect(states).toHaveLength(previous);
  });

  it('a resource when its key changes: never shows the data of the old key', async () => {
    const { open, load } = steered();
    const { want, now, states } = mount('beijing', load);
    await actingLater(async () => open[0]?.resolve('of beijing'));
    states.length = 0;
    want('shanghai');
    expect(states.every((state) => state === 'loading -')).toBe(true);
    await actingLater(async () => open[1]?.resolve('of shanghai'));
    expect(now().data).toBe('of shanghai');
  });

  it('a resource when the language changes: never shows the answer of the old language', async () => {
    const { open, load } = steered();
    const { now, states } = mount('a', load);
    await actingLater(async () => open[0]?.resolve('first'));
    states.length = 0;
    const previous = currentLanguage();
    await actingLater(async () => setLanguage(previous === 'en' ? 'zh' : 'en'));
    expect(states.every((state) => state === 'loading -')).toBe(true);
    await actingLater(async () => open[1]?.resolve('second'));
    expect(now().data).toBe('second');
    await actingLater(async () => setLanguage(previous));
  });

  it('a resource when its key is `null`: does not load', () => {
    const { open, load } = steered();
    const { want, now } = mount(null, load);
    expect(open).toHaveLength(0);
    expect(now()).toMatchObject({ status: 'loading', reloading: false });
    want('a');
    expect(open).toHaveLength(1);
  });

  it('N11: a resource when answers arrive in any order (1,000 interleavings): the last intent wins', async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    for (let round = 0; round < 1_000; round += 1) {
      const { open, load } = steered();
      const { want, now, unmount } = mount('0', load);
      const count = 2 + random(4);
      for (let wish = 1; wish < count; wish += 1) want(String(wish));
      const order = open.map((_, index) => index).sort(() => random(3) - 1);
      for (const index of order) await actingLater(async () => open[index]?.resolve(`of ${open[index]?.key}`));
      expect(now().data).toBe(`of ${count - 1}`);
      unmount();
    }
  });

  it('U06: a resource when the page is restored from the back/forward cache: reloads', async () => {
    const { open, load } = steered();
    mount('a', load);
    await actingLater(async () => open[0]?.resolve('old'));
    acting(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(open).toHaveLength(2);
  });

  it('N01: a resource when the network is back: retries a failed load but not a successful one', async () => {
    const { open, load } = steered();
    mount('a', load);
    await actingLater(async () => open[0]?.reject(new Error('offline')));
    const backOnline = () => {
      network.regained += 1;
    };
    acting(backOnline);
    expect(open).toHaveLength(2);
    await actingLater(async () => open[1]?.resolve('good'));
    acting(backOnline);
    expect(open).toHaveLength(2);
  });

  it('N01: a resource when a load fails that began before a server was reached again: retries once', async () => {
    const { open, load } = steered();
    mount('a', load);
    acting(() => {
      network.regained += 1;
    });
    expect(open).toHaveLength(1);
    await actingLater(async () => open[0]?.reject(new Error('offline')));
    expect(open).toHaveLength(2);
    await actingLater(async () => open[1]?.reject(new Error('down')));
    expect(open).toHaveLength(2);
  });

  it('a resource when its data is replaced during a load: takes the data and drops the load', async () => {
    const { open, load } = steered();
    const { now } = mount('a', load);
    acting(() => now().replace('known'));
    await actingLater(async () => open[0]?.resolve('late'));
    expect(now()).toMatchObject({ status: 'ready', data: 'known' });
  });
});
