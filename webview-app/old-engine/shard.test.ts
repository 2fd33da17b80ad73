import { expect, it } from 'vitest';
import { itemsOfShard, parseShard, SHARD_VARIABLE } from './shard.ts';

const ROUTES = ['a', 'b', 'c', 'd', 'e'];
const shardOf = (shard?: string) => itemsOfShard(ROUTES, shard === undefined ? {} : { [SHARD_VARIABLE]: shard });

it('the shards of the routes when they are joined: contain each route once', () => {
  expect([shardOf('1/2'), shardOf('2/2')]).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
  expect(shardOf()).toEqual(ROUTES);
});

it('the shard `today` when the day changes: is a different shard', () => {
  const days = [0, 1, 2, 3].map((day) => parseShard('today/4', day * 86_400_000));
  expect([...days].sort()).toEqual(['1/4', '2/4', '3/4', '4/4']);
  expect(parseShard('3/8', 0)).toBe('3/8');
});
