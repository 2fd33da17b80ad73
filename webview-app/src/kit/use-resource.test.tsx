import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting, actingLater, render } from '../../test/render.tsx';
import { currentLanguage, setLanguage } from '../messages/index.ts';
import { network } from '../platform/network.ts';
import { type Load, type Resource, useResource } from './use-resource.ts';

/** Loads that end when the test says so, each remembering its signal. */
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
  it('loads, fails, loads again and keeps what it has', async () => {
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
    // What a write has answered meanwhile is seen all the same.
    acting(() => now().extend((data) => `${data} and more`));
    expect(now()).toMatchObject({ status: 'error', data: 'first and more', error });
  });

  it('is drawn once with a prefetched answer, and twice where the answer is loaded', async () => {
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

  it('shows a recent answer first, loads once that is painted, and removes the recent answer where the load fails', async () => {
    vi.useFakeTimers();
    const painted = () => actingLater(() => vi.advanceTimersByTimeAsync(20));
    const { open, load } = steered();
    const first = mount('a', load, () => 'before');
    expect(first.now()).toMatchObject({ status: 'ready', data: 'before', reloading: true });
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
    // Left before it was painted, it asks for nothing; asked for by hand meanwhile, it asks once.
    mount('c', load, () => 'before').unmount();
    const request = mount('d', load, () => 'before');
    acting(() => request.now().reload());
    await painted();
    expect(open.slice(3).map(({ key }) => key)).toEqual(['d']);
  });

  it('N13: leaving aborts, and a late answer changes nothing', async () => {
    const { open, load } = steered();
    const { unmount, states } = mount('a', load);
    unmount();
    const previous = states.length;
    expect(open[0]?.signal.aborted).toBe(true);
    await actingLater(async () => open[0]?.resolve('late'));
    expect(states).toHaveLength(previous);
  });

  it('never shows one key the data of another, not even for a moment', async () => {
    const { open, load } = steered();
    const { want, now, states } = mount('beijing', load);
    await actingLater(async () => open[0]?.resolve('of beijing'));
    states.length = 0;
    want('shanghai');
    expect(states.every((state) => state === 'loading -')).toBe(true);
    await actingLater(async () => open[1]?.resolve('of shanghai'));
    expect(now().data).toBe('of shanghai');
  });

  it('never shows an answer in one language for another, and needs no language in its key', async () => {
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

  it('loads only once it has a key', () => {
    const { open, load } = steered();
    const { want, now } = mount(null, load);
    expect(open).toHaveLength(0);
    expect(now()).toMatchObject({ status: 'loading', reloading: false });
    want('a');
    expect(open).toHaveLength(1);
  });

  it('N11: the last intent wins in every order of 1,000 interleavings', async () => {
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

  it('U06: loads again when the page comes back from the browser’s cache', async () => {
    const { open, load } = steered();
    mount('a', load);
    await actingLater(async () => open[0]?.resolve('old'));
    acting(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(open).toHaveLength(2);
  });

  it('N01: a failed load starts again when the network is back, a good one does not', async () => {
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

  it('N01: what was asked for while a server was reached again, and failed after it, is asked for once more', async () => {
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

  it('takes known data in place of a load under way', async () => {
    const { open, load } = steered();
    const { now } = mount('a', load);
    acting(() => now().replace('known'));
    await actingLater(async () => open[0]?.resolve('late'));
    expect(now()).toMatchObject({ status: 'ready', data: 'known' });
  });
});
