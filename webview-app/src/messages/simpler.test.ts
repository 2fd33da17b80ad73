import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markEdition } from './edition.ts';
import { setLanguage } from './index.ts';
import { simplerBy } from './simpler.ts';
import { loadWords, wordsOf } from './words.ts';

const standard = {
  pay: { now: 'Pay', later: 'Pay later' },
  days: ['Mon', 'Tue'],
  left: (count: number) => `${count} left`,
};
type Standard = typeof standard;
const simpler = simplerBy<Standard>({
  en: { pay: { now: 'Give money' }, left: (count) => `You have ${count}` },
  zh: { days: ['一', '二'] },
});
const sample = (load = vi.fn(async () => ({ simpler }))) => ({
  load,
  ...wordsOf<Standard>({ en: async () => ({ en: standard }), zh: async () => ({ zh: standard }), elder: load }),
});

beforeEach(() => setLanguage('en'));
afterEach(() => markEdition(false));

test('the texts when the edition is elder: the simpler texts, otherwise the standard texts', async () => {
  markEdition(true);
  const { open, words } = sample();
  await open();
  expect(words().pay).toEqual({ now: 'Give money', later: 'Pay later' });
  expect(words().left(2)).toBe('You have 2');
  await setLanguage('zh');
  expect(words()).toEqual({ ...standard, days: ['一', '二'] });
  expect(standard.pay.now).toBe('Pay');
});

test('the simpler texts when the edition is standard: not loaded until the elder edition is chosen', async () => {
  const { load, open, words } = sample();
  await open();
  expect(load).not.toHaveBeenCalled();
  markEdition(true);
  expect(words()).toBe(standard);
  await loadWords('en');
  expect(words().pay.now).toBe('Give money');
  expect(words()).toBe(words());
  markEdition(false);
  expect(words()).toBe(standard);
});

test('the texts when the simpler file cannot be loaded: the standard texts until a retry', async () => {
  markEdition(true);
  const { load, open, words } = sample();
  load.mockRejectedValueOnce(new Error('no network'));
  await open();
  expect(words()).toBe(standard);
  await open();
  expect(words().pay.now).toBe('Give money');
});
