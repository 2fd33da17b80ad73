import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page load over the phone's storage as it is. */
const load = () => {
  newPageLoad();
  return import('./personal.ts');
};
const isNumber = (value: unknown) => typeof value === 'number';
const OWNER = 'sdhealth.owner';

describe('A04: a value of a person', () => {
  test('is its owner’s, and nobody else’s; a visitor’s is also the one’s who logs in', async () => {
    const { claimPersonal, keepPersonal, recallPersonal, dropPersonal } = await load();
    keepPersonal('before', 1);
    claimPersonal('a');
    keepPersonal('after', 2);
    keepPersonal('visit', 3, { area: 'session' });
    const seen = (page: { recallPersonal: typeof recallPersonal }) =>
      [page.recallPersonal('before', isNumber), page.recallPersonal('after', isNumber)].concat(
        page.recallPersonal('visit', isNumber, 'session'),
      );
    expect(seen({ recallPersonal })).toEqual([1, 2, 3]);
    expect([recallPersonal('visit', isNumber), recallPersonal('after', isNumber, 'session')]).toEqual([
      undefined,
      undefined,
    ]);
    const reloaded = await load();
    expect(seen(reloaded)).toEqual([1, 2, 3]);
    // Another tab has made somebody else the owner.
    localStorage.setItem(OWNER, JSON.stringify({ value: { salt: 's', mark: 'of-b' } }));
    expect(seen(await load())).toEqual([1, undefined, undefined]);
    expect(dropPersonal()).toBe(true);
    expect(seen({ recallPersonal })).toEqual([undefined, undefined, undefined]);
  });

  test('that another tab has kept of somebody else goes, a visitor’s stays, at a login and where nobody was here', async () => {
    const of = (owner?: string) => JSON.stringify({ value: { value: 1, ...(owner && { owner }) } });
    for (const comes of [true, false]) {
      localStorage.clear();
      const { claimPersonal, dropPersonal } = await load();
      localStorage.setItem('sdhealth.own.visitor', of());
      localStorage.setItem('sdhealth.own.of-b', of('of-b'));
      if (comes) expect(claimPersonal('a')).toBe('same');
      else expect(dropPersonal()).toBe(false);
      expect(Object.keys(localStorage).filter((name) => name !== OWNER)).toEqual(['sdhealth.own.visitor']);
    }
  });

  test('is one of a group: found, and forgotten, by how its name begins, whatever is beside it', async () => {
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

describe('A04: who becomes the owner', () => {
  test('is the same person, another one, or one who has that person’s page', async () => {
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
  ])('T04: %s in the place of the owner is no owner', async (_, value) => {
    localStorage.setItem(OWNER, JSON.stringify({ value }));
    const { ownerMark, claimPersonal, isOwnersToken, dropPersonal } = await load();
    expect([ownerMark(), isOwnersToken('t'), dropPersonal()]).toEqual([undefined, false, false]);
    expect(claimPersonal('a')).toBe('same');
  });

  test('A03: is recognised by the token of the last visit, which is not kept itself', async () => {
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

test('A04: every module that remembers a person is told when the person goes', async () => {
  const { forgetPerson, whenPersonGoes } = await load();
  const told: string[] = [];
  whenPersonGoes(() => told.push('one'));
  whenPersonGoes(() => told.push('two'));
  forgetPerson();
  expect(told).toEqual(['one', 'two']);
});
