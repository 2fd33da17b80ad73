import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { openOwnerNews } from './owner-news.ts';

const load = () => {
  newPageLoad();
  return import('./personal.ts');
};

beforeEach(() => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a message of another page', () => {
  test('a message of another page when it is not an owner: ignored', async () => {
    const received: unknown[] = [];
    openOwnerNews((news) => received.push(news));
    const other = new BroadcastChannel('sdhealth.owner');
    const owner = { salt: 'a', mark: 'b' };
    for (const message of [
      null,
      'text',
      { salt: 'a' },
      { mark: 'b' },
      { salt: 1, mark: 'b' },
      { salt: 'a', mark: 2 },
      owner,
    ])
      other.postMessage(message);
    await vi.waitFor(() => expect(received).toContainEqual(owner));
    other.close();
    expect(received).toEqual([owner]);
  });

  test('the owner news when the browser has no BroadcastChannel: not sent', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(openOwnerNews(() => {})({ salt: 'a', mark: 'b' })).toBeUndefined();
  });
});

describe('A04: two pages when the storage is refused altogether', () => {
  test('two pages when another person logs in on one page: the other page is replaced', async () => {
    const first = await load();
    first.claimPersonal('a');
    expect(first.isOwnerReplaced()).toBe(false);
    const second = await load();
    second.claimPersonal('b');
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(true));
    expect(second.isOwnerReplaced()).toBe(false);
  });

  test('two pages when the person logs out on one: the other page is replaced until a login there', async () => {
    const first = await load();
    first.claimPersonal('a');
    const second = await load();
    second.claimPersonal('a');
    second.dropPersonal();
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(true));
    first.claimPersonal('a');
    expect(first.isOwnerReplaced()).toBe(false);
  });

  test('two pages when the same person logs in on both: neither page is replaced', async () => {
    const first = await load();
    first.claimPersonal('a');
    const second = await load();
    second.claimPersonal('b');
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(true));
    second.claimPersonal('a');
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(false));
  });
});
