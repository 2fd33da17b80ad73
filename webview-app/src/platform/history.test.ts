import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Addressing, inHash, inPath } from './address.ts';
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
    ['the single file', inHash, 'file:///a/index.html#/health/pecSale/x?a=1', '/pecSale/x', '?a=1'],
    ['the single file’s first page', inHash, 'file:///a/index.html', '/', ''],
    ['a host that omits the prefix', inHash, 'app://h/index.html#/pecSale/x', '/pecSale/x', ''],
    ['a query before the hash', inHash, 'app://h/i.html?a=2&b=3#/health/x?a=1', '/x', '?a=1&b=3'],
  ])(
    'an address of %s when it is parsed: has the path and the query within the app',
    (_, addressing, url, path, search) => {
      const where = new URL(url);
      expect(addressing.path(where)).toBe(path);
      expect(addressing.search(where)).toBe(search);
    },
  );

  test.each([
    [inPath, 'https://h.example/health/x'],
    [inHash, 'https://h.example/i.html?old=1#/health/x'],
  ])('a link when it is parsed: has the same path and query', (addressing, from) => {
    const linkUrl = new URL(addressing.link('/pecSale/y?b=2'), from);
    expect(addressing.path(linkUrl)).toBe('/pecSale/y');
    expect(new URLSearchParams(addressing.search(linkUrl)).get('b')).toBe('2');
    const cleanUrl = new URL(addressing.cleanLink('/pecSale/y?b=2', new URL(from)), from);
    expect(addressing.search(cleanUrl)).toBe('?b=2');
  });

  test.each(['https://h.example//evil.example/i.html?a=1', 'file:////share/i.html'])(
    'U02: a link when the page’s path begins with two slashes (%s): stays on the same server',
    (from) => {
      const { href, pathname, host } = new URL(inHash.cleanLink('/x', new URL(from)), from);
      expect([pathname, host]).toEqual([new URL(from).pathname, new URL(from).host]);
      expect(href.endsWith('#/health/x')).toBe(true);
    },
  );
});

describe('the history', () => {
  beforeEach(() => history.replaceState(null, '', '/health/package-list?userTicket=t&a=1'));

  test('the history when the page navigates: has a new entry, except after a replacement', () => {
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

  test('a back step when a dialog holds the page: releases the hold and stays on the page', async () => {
    navigate('/a');
    navigate('/b');
    const addresses: string[] = [];
    const stop = onHistory(() => addresses.push(currentAddress()));
    const ended = new Promise<void>((resolve) => {
      const release = holdBack(() => {
        release();
        resolve();
      });
    });
    const number = entryNumber();
    history.back();
    await ended;
    expect([currentAddress(), entryNumber(), addresses]).toEqual(['/b', number, []]);
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await wentBack;
    expect([currentAddress(), addresses]).toEqual(['/a', ['/a']]);
    stop();
  });

  test('a back step when the hold is released before the step arrives: stays on the page', async () => {
    navigate('/a');
    navigate('/b');
    const addresses: string[] = [];
    const stop = onHistory(() => addresses.push(currentAddress()));
    const end = vi.fn();
    const release = holdBack(end);
    const next = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    const popState = next();
    history.back();
    await popState;
    const delta = go.mock.calls[0]?.[0];
    expect(delta).toBe(1);
    expect(currentAddress()).toBe('/b');
    release();
    expect(currentAddress()).toBe('/b');
    go.mockRestore();
    const returned = next();
    history.go(delta);
    await returned;
    expect([currentAddress(), location.pathname, addresses]).toEqual(['/b', '/health/b', []]);
    expect(end).not.toHaveBeenCalled();
    const wentBack = next();
    history.back();
    await wentBack;
    expect(addresses).toEqual(['/a']);
    stop();
  });

  test('a query parameter when it is removed: adds no history entry and keeps the other parameters', () => {
    const listener = vi.fn();
    const stop = onHistory(listener);
    dropFromQuery(['userTicket']);
    expect(currentAddress()).toBe('/package-list?a=1');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    navigate('/');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('a public address when it is created: has this origin', () => {
    expect(absoluteUrl('/pecSale/x?a=1')).toBe(`${location.origin}/health/pecSale/x?a=1`);
  });
});
