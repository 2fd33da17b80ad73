/** Tests the unsent files: their owner, their removal, and a browser that cannot store them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ImitatedDatabases, imitatedDatabases } from '../../test/imitated-databases.ts';
import { removeExpired } from './expired.ts';
import { claimPersonal, dropPersonal } from './personal.ts';
import { dropUnsentFile, keepUnsentFile, recallUnsentFile } from './unsent-files.ts';

let databases: ImitatedDatabases;

beforeEach(() => {
  databases = imitatedDatabases();
  claimPersonal('U1');
});
afterEach(() => {
  vi.useRealTimers();
  dropPersonal();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const picture = () => new Blob(['a picture'], { type: 'image/jpeg' });
const keep = (name = 'a') => keepUnsentFile(name, picture(), 7);
const names = () => Object.values(databases.stored).flat();

test('a file when stored: readable with its bytes and type until dropped', async () => {
  expect(await keep()).toBe(true);
  const match = await recallUnsentFile('a');
  expect([await match?.text(), match?.type]).toEqual(['a picture', 'image/jpeg']);
  expect(await recallUnsentFile('b')).toBeUndefined();
  await dropUnsentFile('a');
  expect([await recallUnsentFile('a'), names()]).toEqual([undefined, []]);
});

test('V04: the database when the person logs out: removed', async () => {
  await keep();
  dropPersonal();
  expect(databases.stored).toEqual({});
});

test('A04: a file when another person logs in: not found, even if it was still being written', async () => {
  await keep();
  const [name] = Object.keys(databases.stored);
  claimPersonal('U2');
  expect(databases.stored).toEqual({});
  const slow = keep('late');
  claimPersonal('U3');
  expect([name, await slow, names()]).toEqual(['sdhealth.unsent', false, []]);
});

test('a file when the same person starts again: kept', async () => {
  await keep();
  claimPersonal('U1');
  expect(await recallUnsentFile('a')).toBeDefined();
});

test('a visitor’s file: not stored, and no database is created', async () => {
  dropPersonal();
  expect([await keep(), await recallUnsentFile('a')]).toEqual([false, undefined]);
  removeExpired();
  await dropUnsentFile('a');
  expect(databases.stored).toEqual({});
});

test('a file when its days have passed: not returned, and removed at the next start', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keep('old');
  vi.setSystemTime(Date.now() + 7 * 86_400_000);
  await keep('new');
  expect(await recallUnsentFile('old')).toBeUndefined();
  removeExpired();
  await vi.waitFor(() => expect(names()).toEqual(['new']));
});

test.each([
  ['refuses', 'refuses'],
  ['is full', 'full'],
] as const)('T02: a file when the browser %s: not stored, and the result is false', async (_, fault) => {
  databases.fault = fault;
  expect(await keep()).toBe(false);
  expect(names()).toEqual([]);
  await dropUnsentFile('a');
});

test('a file when the browser does not answer or has no databases: the result is false, within seconds or at once', async () => {
  databases.fault = 'silent';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const keeping = keep();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await keeping).toBe(false);
  vi.stubGlobal('indexedDB', undefined);
  expect(await keep()).toBe(false);
});

test('a file when the database cannot be read: the read rejects', async () => {
  await keep();
  databases.fault = 'refuses';
  await expect(recallUnsentFile('a')).rejects.toThrow('refused');
});
