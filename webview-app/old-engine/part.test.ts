import { expect, it } from 'vitest';
import { PART, partIn, partOf } from './part.ts';

const ROUTES = ['a', 'b', 'c', 'd', 'e'];
const of = (part?: string) => partIn(ROUTES, part === undefined ? {} : { [PART]: part });

it('the parts of the routes when they are put together: each route once', () => {
  expect([of('1/2'), of('2/2')]).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
  expect(of()).toEqual(ROUTES);
});

it('a part when it is that of today: another one each day, and all within as many days', () => {
  const days = [0, 1, 2, 3].map((day) => partOf('today/4', day * 86_400_000));
  expect([...days].sort()).toEqual(['1/4', '2/4', '3/4', '4/4']);
  expect(partOf('3/8', 0)).toBe('3/8');
});
