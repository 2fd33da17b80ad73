import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPerson } from '../platform/personal.ts';
import { PREFIX } from '../platform/storage.ts';
import { type Migration, section } from './section.ts';

interface Fields {
  city: string;
  count: number;
  list: string[];
  physicalName: string;
}
const defaults = (): Fields => ({ city: '110000', count: 0, list: [], physicalName: '' });

let serial = 0;
let name = '';
const open = (migrations: readonly Migration[] = []) => section({ name, defaults, days: 2, migrations });
const stored = () => localStorage.getItem(`${PREFIX}own.store.${name}`);
const put = (value: unknown) =>
  localStorage.setItem(`${PREFIX}own.store.${name}`, JSON.stringify({ value: { value } }));
const written = () => vi.waitFor(() => expect(stored()).toBeTruthy());

beforeEach(() => {
  localStorage.clear();
  name = `test${serial++}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a section of the store', () => {
  test('a section when it is written and reset: keeps its fields, then returns to the defaults', async () => {
    const first = open();
    expect(first.state).toEqual(defaults());
    first.state.city = '310000';
    first.state.list.push('a');
    await written();
    expect(open().state).toMatchObject({ city: '310000', list: ['a'] });
    first.reset();
    expect(first.state).toEqual(defaults());
    expect(open().state).toEqual(defaults());
  });

  test('a section when a field has a sensitive name: not stored on the phone (V01, V04)', async () => {
    const section = open();
    section.state.physicalName = 'Zhang Ming';
    section.state.count = 1;
    await written();
    expect(stored()).not.toContain('Zhang');
    put({ version: 1, fields: { physicalName: 'from an older release' } });
    expect(open().state.physicalName).toBe('');
    forgetPerson();
    expect(section.state.physicalName).toBe('');
  });

  test('a section when its days have passed: expired', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    open().state.count = 1;
    await written();
    vi.setSystemTime(2 * 86_400_000 - 1_000);
    expect(open().state.count).toBe(1);
    vi.setSystemTime(2 * 86_400_000 + 1_000);
    expect(open().state.count).toBe(0);
  });

  test('a section when its version differs: migrated from older ones, read from a newer one as far as it fits (T04)', () => {
    const migrations: Migration[] = [
      ({ town, ...rest }) => ({ ...rest, city: town }),
      ({ count, ...rest }) => ({ ...rest, count: Number(count) }),
    ];
    put({ version: 1, fields: { town: 'x', count: '3' } });
    expect(open(migrations).state).toMatchObject({ city: 'x', count: 3 });
    put({ version: 2, fields: { city: 'y', count: '4' } });
    expect(open(migrations).state).toMatchObject({ city: 'y', count: 4 });
    put({ version: 9, fields: { city: 'z', count: { of: 'another kind' }, news: 1 } });
    expect(open(migrations).state).toEqual({ ...defaults(), city: 'z' });
  });

  test('a section when its migration fails: opens (T04)', () => {
    put({ version: 1, fields: { city: 'x' } });
    const failing = () => {
      throw new Error('older than I thought');
    };
    expect(open([failing]).state).toEqual(defaults());
  });

  test('a section when the storage contains anything: opens (T03, T04)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (fields, version) => {
        put({ version, fields });
        const { state } = open();
        for (const [field, value] of Object.entries(defaults()))
          expect(Array.isArray(Reflect.get(state, field))).toBe(Array.isArray(value));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        localStorage.setItem(`${PREFIX}own.store.${name}`, text);
        expect(open().state).toEqual(defaults());
      }),
    );
  });

  test('a section when storage is refused: kept in memory (T01)', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open().state.city = '310000';
    await vi.waitFor(() => expect(open().state.city).toBe('310000'));
    expect(() => forgetPerson()).not.toThrow();
  });

  test('a section when storage is full: kept in memory (T02)', async () => {
    const full = vi.fn<() => void>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      length: 0,
      clear: () => undefined,
      key: () => null,
      removeItem: () => undefined,
      getItem: () => null,
      setItem: full,
    });
    open().state.city = '310000';
    await vi.waitFor(() => expect(full).toHaveBeenCalled());
    expect(open().state.city).toBe('310000');
  });
});
