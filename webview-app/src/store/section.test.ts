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
const openSection = (migrations: readonly Migration[] = []) => section({ name, defaults, days: 2, migrations });
const stored = () => localStorage.getItem(`${PREFIX}own.store.${name}`);
const storeValue = (value: unknown) =>
  localStorage.setItem(`${PREFIX}own.store.${name}`, JSON.stringify({ value: { value } }));
const untilStored = () => vi.waitFor(() => expect(stored()).toBeTruthy());

beforeEach(() => {
  localStorage.clear();
  name = `test${serial++}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a section of the store', () => {
  test('a section when it is written and reset: stores its fields until the reset', async () => {
    const first = openSection();
    expect(first.state).toEqual(defaults());
    first.state.city = '310000';
    first.state.list.push('a');
    await untilStored();
    expect(openSection().state).toMatchObject({ city: '310000', list: ['a'] });
    first.reset();
    expect(first.state).toEqual(defaults());
    expect(openSection().state).toEqual(defaults());
  });

  test('a section when a field has a sensitive name: not stored on the phone (V01, V04)', async () => {
    const section = openSection();
    section.state.physicalName = 'Zhang Ming';
    section.state.count = 1;
    await untilStored();
    expect(stored()).not.toContain('Zhang');
    storeValue({ version: 1, fields: { physicalName: 'from an older release' } });
    expect(openSection().state.physicalName).toBe('');
    forgetPerson();
    expect(section.state.physicalName).toBe('');
  });

  test('a section when its days have passed: expired', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    openSection().state.count = 1;
    await untilStored();
    vi.setSystemTime(2 * 86_400_000 - 1_000);
    expect(openSection().state.count).toBe(1);
    vi.setSystemTime(2 * 86_400_000 + 1_000);
    expect(openSection().state.count).toBe(0);
  });

  test('a section when its version differs: migrated from an older one, read as far as possible from a newer one (T04)', () => {
    const migrations: Migration[] = [
      ({ town, ...rest }) => ({ ...rest, city: town }),
      ({ count, ...rest }) => ({ ...rest, count: Number(count) }),
    ];
    storeValue({ version: 1, fields: { town: 'x', count: '3' } });
    expect(openSection(migrations).state).toMatchObject({ city: 'x', count: 3 });
    storeValue({ version: 2, fields: { city: 'y', count: '4' } });
    expect(openSection(migrations).state).toMatchObject({ city: 'y', count: 4 });
    storeValue({ version: 9, fields: { city: 'z', count: { type: 'another' }, news: 1 } });
    expect(openSection(migrations).state).toEqual({ ...defaults(), city: 'z' });
  });

  test('a section when its migration fails: has the defaults (T04)', () => {
    storeValue({ version: 1, fields: { city: 'x' } });
    const failing = () => {
      throw new Error('unexpected old value');
    };
    expect(openSection([failing]).state).toEqual(defaults());
  });

  test('a section when the storage has any value: opens (T03, T04)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (fields, version) => {
        storeValue({ version, fields });
        const { state } = openSection();
        for (const [field, value] of Object.entries(defaults()))
          expect(Array.isArray(Reflect.get(state, field))).toBe(Array.isArray(value));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        localStorage.setItem(`${PREFIX}own.store.${name}`, text);
        expect(openSection().state).toEqual(defaults());
      }),
    );
  });

  test('a section when storage is refused: kept in memory (T01)', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    openSection().state.city = '310000';
    await vi.waitFor(() => expect(openSection().state.city).toBe('310000'));
    expect(() => forgetPerson()).not.toThrow();
  });

  test('a section when storage is full: kept in memory (T02)', async () => {
    const setItem = vi.fn<() => void>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      length: 0,
      clear: () => undefined,
      key: () => null,
      removeItem: () => undefined,
      getItem: () => null,
      setItem: setItem,
    });
    openSection().state.city = '310000';
    await vi.waitFor(() => expect(setItem).toHaveBeenCalled());
    expect(openSection().state.city).toBe('310000');
  });
});
