import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

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
afterEach(() => vi.restoreAllMocks());

describe('A04: two pages when the storage is refused altogether', () => {
  test('another person logs in on one: the other page is replaced', async () => {
    const first = await load();
    first.claimPersonal('a');
    expect(first.isOwnerReplaced()).toBe(false);
    const second = await load();
    second.claimPersonal('b');
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(true));
    expect(second.isOwnerReplaced()).toBe(false);
  });

  test('the person logs out on one: the other page is replaced, and no more once they log in there', async () => {
    const first = await load();
    first.claimPersonal('a');
    const second = await load();
    second.claimPersonal('a');
    second.dropPersonal();
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(true));
    first.claimPersonal('a');
    expect(first.isOwnerReplaced()).toBe(false);
  });

  test('the same person logs in on both: neither page is replaced', async () => {
    const first = await load();
    first.claimPersonal('a');
    const second = await load();
    second.claimPersonal('b');
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(true));
    second.claimPersonal('a');
    await vi.waitFor(() => expect(first.isOwnerReplaced()).toBe(false));
  });
});
