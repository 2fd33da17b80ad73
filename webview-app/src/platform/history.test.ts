import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Addressing, behindHash, inPath } from './address.ts';
import {
  absoluteUrl,
  currentAddress,
  dropFromQuery,
  entryNumber,
  goBack,
  holdBack,
  navigate,
  onHistory,
} from './history.ts';

describe('an address of the app', () => {
  test.each<[string, Addressing, string, string, string]>([
    ['the web build', inPath, 'https://h.example/health/pecSale/a%20b?x=1', '/pecSale/a%20b', '?x=1'],
    ['the web build’s first page', inPath, 'https://h.example/health', '/', ''],
    ['the web build’s first page with a slash', inPath, 'https://h.example/health/', '/', ''],
    ['a path with a similar beginning', inPath, 'https://h.example/healthGold/step', '/healthGold/step', ''],
    ['the single file', behindHash, 'file:///a/index.html#/health/pecSale/x?a=1', '/pecSale/x', '?a=1'],
    ['the single file’s first page', behindHash, 'file:///a/index.html', '/', ''],
    ['a host that omits the prefix', behindHash, 'app://h/index.html#/pecSale/x', '/pecSale/x', ''],
    ['a query before the hash', behindHash, 'app://h/i.html?a=2&b=3#/health/x?a=1', '/x', '?a=1&b=3'],
  ])('an address when it is of %s (%s): its path and query within the app', (_, addressing, url, path, search) => {
    const where = new URL(url);
    expect(addressing.path(where)).toBe(path);
    expect(addressing.search(where)).toBe(search);
  });

  test.each([
    [inPath, 'https://h.example/health/x'],
    [behindHash, 'https://h.example/i.html?old=1#/health/x'],
  ])('a link when it is read again: leads to the same path and query', (addressing, from) => {
    const there = new URL(addressing.link('/pecSale/y?b=2'), from);
    expect(addressing.path(there)).toBe('/pecSale/y');
    expect(new URLSearchParams(addressing.search(there)).get('b')).toBe('2');
    const clean = new URL(addressing.cleanLink('/pecSale/y?b=2', new URL(from)), from);
    expect(addressing.search(clean)).toBe('?b=2');
  });

  test.each(['https://h.example//evil.example/i.html?a=1', 'file:////share/i.html'])(
    'U02: a path of two slashes (%s) when linked: leads to no other server',
    (from) => {
      const { href, pathname, host } = new URL(behindHash.cleanLink('/x', new URL(from)), from);
      expect([pathname, host]).toEqual([new URL(from).pathname, new URL(from).host]);
      expect(href.endsWith('#/health/x')).toBe(true);
    },
  );
});

describe('the history', () => {
  beforeEach(() => history.replaceState(null, '', '/health/package-list?userTicket=t&a=1'));

  test('the history when a step is taken: forward adds an entry, replacing does not', () => {
    expect(entryNumber()).toBe(0);
    navigate('/pecSale/x');
    expect(entryNumber()).toBe(1);
    navigate('/pecSale/y', { replace: true });
    expect(entryNumber()).toBe(1);
    expect(currentAddress()).toBe('/pecSale/y');
  });

  test('the first page when going back: replaced by home', () => {
    goBack();
    expect(currentAddress()).toBe('/');
    expect(entryNumber()).toBe(0);
  });

  test('a page that another site opened when going back: replaced by home', () => {
    navigate('/pecSale/x');
    history.pushState(null, '', '/health/pecSale/x/success/O1'); // like a cashier's redirect
    const back = vi.spyOn(history, 'back');
    goBack();
    expect(back).not.toHaveBeenCalled();
    expect(currentAddress()).toBe('/');
  });

  test('a back step when held: closes its holder, and no other page is seen', async () => {
    navigate('/a');
    navigate('/b');
    const places: string[] = [];
    const stop = onHistory(() => places.push(currentAddress()));
    const ended = new Promise<void>((resolve) => {
      const release = holdBack(() => {
        release();
        resolve();
      });
    });
    const number = entryNumber();
    history.back();
    await ended;
    expect([currentAddress(), entryNumber(), places]).toEqual(['/b', number, []]);
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
    expect([currentAddress(), places]).toEqual(['/a', ['/a']]);
    stop();
  });

  test('a back step when held and its holder has gone: still ends on this page', async () => {
    navigate('/a');
    navigate('/b');
    const places: string[] = [];
    const stop = onHistory(() => places.push(currentAddress()));
    const end = vi.fn();
    const release = holdBack(end);
    const next = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    const taken = next();
    history.back();
    await taken;
    const by = go.mock.calls[0]?.[0];
    expect(by).toBe(1);
    expect(currentAddress()).toBe('/b');
    release();
    expect(currentAddress()).toBe('/b');
    go.mockRestore();
    const returned = next();
    history.go(by);
    await returned;
    expect([currentAddress(), location.pathname, places]).toEqual(['/b', '/health/b', []]);
    expect(end).not.toHaveBeenCalled();
    const gone = next();
    history.back();
    await gone;
    expect(places).toEqual(['/a']);
    stop();
  });

  test('a parameter when removed: no new entry, the other parameters stay', () => {
    const listener = vi.fn();
    const stop = onHistory(listener);
    dropFromQuery(['userTicket']);
    expect(currentAddress()).toBe('/package-list?a=1');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    navigate('/');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('a public address when made: has this origin', () => {
    expect(absoluteUrl('/pecSale/x?a=1')).toBe(`${location.origin}/health/pecSale/x?a=1`);
  });
});
