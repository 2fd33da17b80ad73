import { expect, test } from 'vitest';
import { kindFaults, kindsOf, outsideOf } from './specified-routes.ts';

const row = { path: '/health/a/:b', title: { en: 'A', zh: '甲' }, area: 'a', meta: {} };
const routes = { 'a.one': { path: '/a/:b' } };

test('a route has the kind and the reason of its row', () => {
  const rows = [{ ...row, kind: 'list', outside: 'a text message' }];
  expect(kindFaults(rows)).toEqual([]);
  expect(kindsOf(routes, rows)).toEqual({ 'a.one': 'list' });
  expect(outsideOf(routes, rows)).toEqual({ 'a.one': 'a text message' });
  expect(outsideOf(routes, [row])).toEqual({});
});

test('a route without a kind is told with the file to edit', () => {
  expect(kindFaults([row, { ...row, kind: 'lists' }])).toEqual(
    Array.from({ length: 2 }, () =>
      expect.stringMatching(/specification\/routes\.json: the kind of \/health\/a\/:b is none of home, list/),
    ),
  );
  expect(() => kindsOf(routes, [])).toThrow('specification/routes.json: the route a.one needs a row for /health/a/:b');
});
