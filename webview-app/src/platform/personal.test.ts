import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads a new page with the phone's present storage. */
const load = () => {
  newPageLoad();
  return import('./personal.ts');
};
const isNumber = (value: unknown) => typeof value === 'number';
const OWNER = 'sdhealth.owner';
const ERA = 'sdhealth.owner-era';

describe('A04: a value of a person', () => {
  test('a stored value when it is read: returned only to its owner, and a visitor’s value to the next login', async () => {
    const { claimPersonal, keepPersonal, recallPersonal, dropPersonal } = await load();
    keepPersonal('before', 1);
    claimPersonal('a');
    keepPersonal('after', 2);
    keepPersonal('visit', 3, { area: 'session' });
    const readValues = (page: { recallPersonal: typeof recallPersonal }) =>
      [page.recallPersonal('before', isNumber), page.recallPersonal('after', isNumber)].concat(
        page.recallPersonal('visit', isNumber, 'session'),
      );
    expect(readValues({ recallPersonal })).toEqual([1, 2, 3]);
    expect([recallPersonal('visit', isNumber), recallPersonal('after', isNumber, 'session')]).toEqual([
      undefined,
      undefined,
    ]);
    const reloaded = await load();
    expect(readValues(reloaded)).toEqual([1, 2, 3]);
    // Another tab has made another person the owner.
    localStorage.setItem(OWNER, JSON.stringify({ value: { salt: 's', mark: 'of-b' } }));
    expect(readValues(await load())).toEqual([1, undefined, undefined]);
    expect(dropPersonal()).toBe(true);
    expect(readValues({ recallPersonal })).toEqual([undefined, undefined, undefined]);
  });

  test('a value of another tab’s person when a person logs in: removed, unlike a visitor’s value', async () => {
    const storedValue = (owner?: string) => JSON.stringify({ value: { value: 1, ...(owner && { owner }) } });
    for (const isLogin of [true, false]) {
      localStorage.clear();
      const { claimPersonal, dropPersonal } = await load();
      localStorage.setItem('sdhealth.own.visitor', storedValue());
      localStorage.setItem('sdhealth.own.of-b', storedValue('of-b'));
      if (isLogin) expect(claimPersonal('a')).toBe('same');
      else expect(dropPersonal()).toBe(false);
      expect(Object.keys(localStorage).filter((name) => name !== OWNER && name !== ERA)).toEqual([
        'sdhealth.own.visitor',
      ]);
    }
  });

  test('a person’s values when they share a prefix: read and removed by it, without others', async () => {
    const page = await load();
    page.claimPersonal('a');
    page.keepPersonal('draft.x', 1);
    page.keepPersonal('draft.y', 'no number');
    page.keepPersonal('draft.z', 3);
    page.keepPersonal('drafts', 4);
    page.keepPersonal('draft.x', 5, { area: 'session' });
    expect(page.namesOfPerson('draft.').toSorted()).toEqual(['draft.x', 'draft.y', 'draft.z']);
    expect(page.recallPersonalAll('draft.', isNumber).toSorted()).toEqual([1, 3]);
    page.forgetPersonal('draft.x');
    expect(page.recallPersonalAll('draft.', isNumber)).toEqual([3]);
    page.forgetPersonalAll('draft.');
    expect(page.namesOfPerson('')).toEqual(['drafts']);
    expect(page.recallPersonal('draft.x', isNumber, 'session')).toBe(5);
    page.forgetPersonal('draft.x', 'session');
    expect(page.recallPersonal('draft.x', isNumber, 'session')).toBeUndefined();
  });
});

describe('A04: a page after the phone’s owner has changed', () => {
  const OF_B = JSON.stringify({ value: { salt: 's', mark: 'of-b' } });
  const storedText = (owner?: string) => JSON.stringify({ value: { value: 1, ...(owner && { owner }) } });
  const names = (storage: Storage) =>
    Object.keys(storage)
      .filter((name) => name.startsWith('sdhealth.own.'))
      .toSorted();

  test('isOwnerReplaced when the owner was changed or removed: true, but false on a visitor’s page', async () => {
    const page = await load();
    expect(page.isOwnerReplaced()).toBe(false);
    localStorage.setItem(OWNER, OF_B);
    expect(page.isOwnerReplaced()).toBe(false);
    page.claimPersonal('a');
    expect(page.isOwnerReplaced()).toBe(false);
    localStorage.setItem(OWNER, OF_B);
    expect(page.isOwnerReplaced()).toBe(true);
    localStorage.removeItem(OWNER);
    expect(page.isOwnerReplaced()).toBe(true);
  });

  test('a page when the phone has another owner: stores no values and removes only those of its visit', async () => {
    const page = await load();
    page.claimPersonal('a');
    for (const area of ['local', 'session'] as const) page.keepPersonal('x', 1, { area });
    localStorage.setItem(OWNER, OF_B);
    expect(page.keepPersonal('y', 1)).toBe(false);
    for (const area of ['local', 'session'] as const) page.forgetPersonal('x', area);
    expect([names(localStorage), names(sessionStorage)]).toEqual([['sdhealth.own.x'], []]);
  });

  test('a page when it yields the phone: removes its own values, and keeps the new owner’s and a visitor’s', async () => {
    const page = await load();
    page.claimPersonal('a');
    for (const area of ['local', 'session'] as const) page.keepPersonal('mine', 1, { area });
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('sdhealth.own.of-b', storedText('of-b'));
      storage.setItem('sdhealth.own.visitor', storedText());
      storage.setItem('sdhealth.own.odd', JSON.stringify({ value: 'no mark' }));
    }
    localStorage.setItem(OWNER, OF_B);
    page.yieldPersonal();
    expect(names(localStorage)).toEqual(['sdhealth.own.odd', 'sdhealth.own.of-b', 'sdhealth.own.visitor']);
    expect(names(sessionStorage)).toEqual(['sdhealth.own.of-b']);
    expect([page.recallPersonal('of-b', isNumber), page.keepPersonal('late', 1)]).toEqual([undefined, false]);
    expect(page.claimPersonal('a')).toBe('successor');
  });

  test('a page when it yields a phone without an owner: removes all values with an owner', async () => {
    const page = await load();
    page.claimPersonal('a');
    page.keepPersonal('mine', 1);
    for (const [name, value] of [
      ['odd', 5],
      ['visitor', { value: 1 }],
    ] as const)
      sessionStorage.setItem(`sdhealth.own.${name}`, JSON.stringify({ value }));
    localStorage.removeItem(OWNER);
    page.yieldPersonal();
    expect([names(localStorage), names(sessionStorage)]).toEqual([[], []]);
  });

  test('the owner’s token when it is forgotten: removed only by the owner’s page, and the owner stays', async () => {
    const page = await load();
    page.forgetToken();
    expect(localStorage.getItem(OWNER)).toBeNull();
    page.claimPersonal('a', 'token-1');
    const mark = page.ownerMark();
    expect(page.isOwnersToken('token-1')).toBe(true);
    page.forgetToken();
    expect([page.isOwnersToken('token-1'), page.ownerMark()]).toEqual([false, mark]);
    expect(page.claimPersonal('a')).toBe('same');
    const ofB = JSON.stringify({ value: { salt: 's', mark: 'of-b', token: 't' } });
    localStorage.setItem(OWNER, ofB);
    page.forgetToken();
    expect(localStorage.getItem(OWNER)).toBe(ofB);
  });
});

test('a write when it is recorded: counted, and the stored answers are removed', async () => {
  const page = await load();
  page.claimPersonal('a');
  expect(page.writesSoFar()).toBeUndefined();
  page.keepPersonal('cache.kept.x', 1);
  page.noteWrite();
  expect([page.writesSoFar(), page.namesOfPerson('cache.kept.')]).toEqual([1, []]);
  page.noteWrite();
  expect(page.writesSoFar()).toBe(2);
  localStorage.setItem(
    'sdhealth.own.cache.writes',
    JSON.stringify({ value: { value: 'two', owner: page.ownerMark() } }),
  );
  expect(page.writesSoFar()).toBeUndefined();
});

describe('A04: the owner of the phone', () => {
  test('claimPersonal() when a person logs in: tells the same owner, another owner, and the first owner after a logout apart', async () => {
    const page = await load();
    expect([page.claimPersonal('a'), page.claimPersonal('a')]).toEqual(['same', 'same']);
    expect(page.claimPersonal('b')).toBe('successor');
    const reloaded = await load();
    expect(reloaded.claimPersonal('b')).toBe('same');
    const other = await load();
    expect(other.claimPersonal('c')).toBe('other');
    other.dropPersonal();
    expect([other.dropPersonal(), other.ownerMark()]).toEqual([false, undefined]);
    expect(other.claimPersonal('c')).toBe('same');
    other.dropPersonal();
    expect(other.claimPersonal('a')).toBe('successor');
    expect((await load()).claimPersonal('a')).toBe('same');
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['no mark', { salt: 's' }],
    ['no salt', { mark: 'm' }],
    ['a number as salt', { salt: 1, mark: 'm' }],
    ['a number as mark', { salt: 's', mark: 1 }],
  ])('T04: the owner of the phone when the stored value is %s: none', async (_, value) => {
    localStorage.setItem(OWNER, JSON.stringify({ value }));
    const { ownerMark, claimPersonal, isOwnersToken, dropPersonal } = await load();
    expect([ownerMark(), isOwnersToken('t'), dropPersonal()]).toEqual([undefined, false, false]);
    expect(claimPersonal('a')).toBe('same');
  });

  test('A03: the owner’s token when it is used again: recognized by its hash', async () => {
    const { claimPersonal, dropPersonal, isOwnersToken } = await load();
    expect(isOwnersToken('t-secret-1')).toBe(false);
    claimPersonal('a', 't-secret-1');
    expect([isOwnersToken('t-secret-1'), isOwnersToken('t-secret-2')]).toEqual([true, false]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('t-secret');
    claimPersonal('a', 't-secret-2');
    expect([isOwnersToken('t-secret-1'), isOwnersToken('t-secret-2')]).toEqual([false, true]);
    claimPersonal('a');
    expect([isOwnersToken('t-secret-2'), isOwnersToken('undefined')]).toEqual([false, false]);
    claimPersonal('a', 't-secret-3');
    dropPersonal();
    expect(isOwnersToken('t-secret-3')).toBe(false);
  });
});

test('A04: the registered functions when the person logs out: called', async () => {
  const { forgetPerson, whenPersonGoes } = await load();
  const calls: string[] = [];
  whenPersonGoes(() => calls.push('one'));
  whenPersonGoes(() => calls.push('two'));
  forgetPerson();
  expect(calls).toEqual(['one', 'two']);
});

test('A04: unsent files when another person logs in or the person logs out: removed', async () => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  try {
    const page = await load();
    page.claimPersonal('a');
    expect(deleteDatabase).not.toHaveBeenCalled();
    page.claimPersonal('b');
    expect(deleteDatabase.mock.calls).toEqual([['sdhealth.unsent']]);
    page.dropPersonal();
    expect(deleteDatabase).toHaveBeenCalledTimes(2);
  } finally {
    vi.unstubAllGlobals();
  }
});
