import { describe, expect, it } from 'vitest';
import specifiedEndpoints from '../../docs/specification/endpoints.json' with { type: 'json' };
import { routes } from '../../webview-app/src/routes.ts';
import type { RouteTable } from '../../webview-app/src/routing/row.ts';
import { isEndpoint } from './endpoints.ts';
import { endpointDifferences, routeDifferences } from './specification.ts';
import { specifiedRoutes } from './specified-routes.ts';

const endpoints = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../webview-app/src/api/*.ts', '!**/*.test.ts'], { eager: true }),
)
  .flatMap((table) => Object.values(table))
  .filter(isEndpoint);

/** Returns another value of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value, 2];
  return value === undefined ? true : undefined;
}

describe('routes', () => {
  const table: RouteTable = routes;
  const rows = Object.entries(table);
  /** Compares a table of one row with the specification of this row. */
  const differencesOf = (id: string, path: string, change: object) => {
    const row = table[id];
    if (!row) throw new Error(id);
    const specified = specifiedRoutes.filter((route) => route.path === (path === '/' ? '/health' : `/health${path}`));
    expect(specified, id).toHaveLength(1);
    return routeDifferences({ [id]: { ...row, ...change } }, specified);
  };

  it('are as specified', () => {
    expect(routeDifferences(routes)).toEqual([]);
  });

  it.each([
    'requireAuth',
    'authPlatforms',
    'appNotAuth',
    'outsideNotAuth',
    'bindMobileCheck',
    'checkIsBindMobile',
    'needCheckMobile',
    'openApp',
  ])('differ in every row when %s is changed', (flag) => {
    for (const [id, row] of rows) {
      const change = { [flag]: changed(Reflect.get(row, flag)) };
      expect(differencesOf(id, row.path, change), id).toEqual([expect.stringContaining(`: ${flag} is `)]);
    }
  });

  it('differ in every row when a title or the path is changed', () => {
    for (const [id, { path, title }] of rows) {
      expect(differencesOf(id, path, { title: { ...title, en: `${title.en}x` } }), id).toHaveLength(1);
      expect(differencesOf(id, path, { title: { ...title, zh: '甲' } }), id).toHaveLength(1);
      expect(differencesOf(id, path, { path: `${path}x` }), id).toEqual([
        expect.stringMatching(/^webview-app\/src\/routes\.ts has no .*specification\/routes\.json has$/),
        expect.stringContaining('specification/routes.json has no '),
      ]);
    }
  });

  it('differ when a row is missing, is in another area or comes twice', () => {
    const { 'checkup.sale': sale, ...others } = table;
    if (!sale) throw new Error('there is no sale');
    expect(routeDifferences(others)).toEqual([
      'webview-app/src/routes.ts has no /health/pecSale/:productNo, which docs/specification/routes.json has',
    ]);
    expect(routeDifferences({ ...others, 'mall.sale': sale })).toEqual([
      '/health/pecSale/:productNo: area is "mall", the specification says "checkup"',
    ]);
    expect(routeDifferences({ ...table, 'checkup.again': sale })).toEqual(['two rows are /health/pecSale/:productNo']);
  });
});

describe('endpoints', () => {
  const differencesOf = ({ method, path }: { method: string; path: string }, change: object) => {
    const specified = specifiedEndpoints.endpoints.filter(
      (endpoint) => endpoint.method === method && endpoint.path === path,
    );
    const actual = endpoints.filter((endpoint) => endpoint.method === method && endpoint.path === path);
    expect([...specified, ...actual], path).toHaveLength(2);
    return endpointDifferences(
      actual.map((row) => ({ ...row, ...change })),
      specified,
    );
  };

  it('are as specified', () => {
    expect(endpointDifferences(endpoints)).toEqual([]);
  });

  it.each(['host', 'timeoutMs', 'body', 'cacheBustBucketSeconds'])(
    'differ in every row when %s is changed',
    (column) => {
      for (const row of endpoints) {
        const change = { [column]: changed(Reflect.get(row, column)) };
        expect(differencesOf(row, change), row.path).toEqual([expect.stringContaining(`: ${column} is `)]);
      }
    },
  );

  it('differ in every row when the method or the path is changed', () => {
    for (const row of endpoints) {
      expect(differencesOf(row, { method: row.method === 'GET' ? 'POST' : 'GET' }), row.path).toHaveLength(2);
      expect(differencesOf(row, { path: `${row.path}x` }), row.path).toHaveLength(2);
    }
  });

  it('differ when a row is missing or comes twice', () => {
    const [first] = endpoints;
    if (!first) throw new Error('there are no endpoints');
    expect(endpointDifferences(endpoints.slice(1))).toHaveLength(1);
    expect(endpointDifferences([...endpoints, first])).toEqual([`two rows are ${first.method} ${first.path}`]);
  });
});
