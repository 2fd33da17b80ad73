import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { href, match, pageKey, type RouteId, routes } from './routes.ts';
import { queryOf } from './routing/query.ts';
import type { Row } from './routing/row.ts';

const ids = Object.keys(routes) as RouteId[];
const names = (id: RouteId) =>
  [...routes[id].path.matchAll(/:(\w+)(\??)/g)].map((m) => ({ name: m[1] ?? '', optional: m[2] === '?' }));
const build = href as (id: RouteId, params: Record<string, string>, query?: Record<string, string>) => string;

/** Returns one value for each parameter of the row. */
function sample(id: RouteId, text: string, withOptional: boolean): Record<string, string> {
  const only: Readonly<Record<string, readonly string[]>> = routes[id].only ?? {};
  const requested = names(id).filter(({ optional }) => withOptional || !optional);
  return Object.fromEntries(requested.map(({ name }) => [name, only[name]?.[0] ?? text]));
}

describe('the table of routes', () => {
  test('a row of the table when read: has a unique path and a title in both languages', () => {
    expect(new Set(ids.map((id) => routes[id].path)).size).toBe(ids.length);
    for (const id of ids) {
      expect(routes[id].title.en).toMatch(/\S/);
      expect(routes[id].title.zh).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  test('a route when its title states a result: has `outcome`, so that the title waits for the screen', () => {
    const tells = (id: RouteId) => /success|claimed$|sent$|received$/i.test(routes[id].title.en);
    const isMarked = (id: RouteId) => (routes[id] as Row).outcome === true;
    // Its title is a reason why nothing can be claimed, not the result of a claim.
    const others: readonly RouteId[] = ['rights-card.has-got'];
    expect(ids.filter((id) => tells(id) && !others.includes(id))).toEqual(ids.filter(isMarked));
    expect(others.filter((id) => !tells(id))).toEqual([]);
  });

  test('an id when read: consists of an area and a name in kebab-case', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
  });

  test.each(ids)('%s when its address has any parameter values: is matched again', (id) => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => !/^\.\.?$/.test(value));
    fc.assert(
      fc.property(text, fc.boolean(), (value, withOptional) => {
        const params = sample(id, value, withOptional);
        const literals = new Set(ids.filter((other) => other !== id).flatMap((other) => routes[other].path.split('/')));
        fc.pre(!literals.has(value));
        expect(match(build(id, params))).toMatchObject({ id, params });
        expect(match(`${build(id, params)}/`)).toMatchObject({ id, params });
      }),
      { numRuns: 30 },
    );
  });
});

describe('the columns', () => {
  const rows = Object.entries(routes) as [RouteId, Row][];

  test.each(rows.filter(([, { clauses }]) => clauses))(
    'the `clauses` of %s when read: name a parameter or query value of that row',
    (_, { path, query = [], clauses }) => {
      expect(['chosen', ...query, ...[...path.matchAll(/:(\w+)/g)].map((m) => m[1])]).toContain(clauses);
    },
  );

  test.each(rows.filter(([, { query }]) => query))(
    'the query names of %s when read: are neither path parameters nor names that every page accepts',
    (id, { query = [] }) => {
      const taken = [
        ...names(id).map(({ name }) => name),
        'lang',
        'channel',
        'subChannel',
        'jumpType',
        'userTicket',
        'loginRound',
      ];
      expect(query.filter((name) => taken.includes(name))).toEqual([]);
    },
  );

  test('the share name of a row when read: the first path segment, below `activity` the second', () => {
    for (const [, { path, share }] of rows)
      if (share) expect(path.replace(/^\/activity/, '').split('/')[1]).toBe(share);
  });
});

describe('the page of an address', () => {
  test.each([
    ['/evaluate', '?productNo=p&orderNo=o', '/evaluate?productNo=p&orderNo=o'],
    ['/evaluate', '?orderNo=o&channel=c&productNo=p&tab=2', '/evaluate?productNo=p&orderNo=o'],
    ['/evaluate', '?orderNo=&tab=2', '/evaluate'],
    ['/package-list', '?orderNo=o', '/package-list'],
    ['/nowhere', '?orderNo=o', '/nowhere'],
  ])('the page of %s%s when identified: %s', (path, search, expected) => {
    expect(pageKey(path, search)).toBe(expected);
  });
});

describe('matching', () => {
  test.each<[string, RouteId]>([
    ['/', 'home.main'],
    ['', 'home.main'],
    ['/institutions/pec/yj_gefmtj', 'checkup.institutions-pec'],
    ['/institutions/yj_gefmtj', 'checkup.institutions'],
    ['/rights/claim-rights-paid/rule', 'rights.claim-paid-rule'],
    ['/rights/claim-rights-paid/v6', 'rights.claim-paid-version'],
    ['/pecState/yj_gefmtj', 'checkup.state'],
    ['/pecState/yj_gefmtj/O1001/', 'checkup.state'],
    ['/medical-services/pec/yj_gefmtj', 'checkup.book'],
    ['/evaluate', 'service-detail.evaluate-page'],
    ['/free-appointment/city/p/o', 'free-appointment.book-city'],
    ['/free-appointment/p/o', 'free-appointment.book'],
    ['/activity/milestone', 'activity.milestones'],
    ['//pecSale///yj_gefmtj//', 'checkup.sale'],
    ['/science/a%2Fb', 'content.science'],
  ])('the path %s when matched: %s', (path, id) => {
    expect(match(path)?.id).toBe(id);
  });

  test.each([
    '/nowhere',
    '/pecSale',
    '/rights/claim-rights/v7',
    '/rights/claim-rights/v1',
    '/rights/claim-success/other',
    '/science/%E0%A4%A',
    '/pecState/a/b/c',
    '/PECSALE/x',
    '/pecSale/',
    '/pecSale//',
    '/pecSale/x/success',
  ])('the path %s when matched: not found', (path) => {
    expect(match(path)).toBeUndefined();
  });
});

describe('addresses', () => {
  test('an address when it has optional parts: left out or encoded', () => {
    expect(href('checkup.state', { productNo: 'a b' })).toBe('/pecState/a%20b');
    expect(href('checkup.sale', { productNo: 'p' }, { payResult: '中', orderNo: undefined, baseProductNo: 2 })).toBe(
      '/pecSale/p?payResult=%E4%B8%AD&baseProductNo=2',
    );
    expect(href('home.main')).toBe('/');
    expect(href('checkup.package-list', {}, { channel: 'x' })).toBe('/package-list?channel=x');
  });

  test('an address when a parameter is missing: refused, because it would lead elsewhere', () => {
    expect(() => href('checkup.sale', { productNo: '' })).toThrow('checkup.sale needs productNo');
    expect(() => href('checkup.sale', { productNo: '..' })).toThrow('checkup.sale needs productNo');
    // @ts-expect-error a query name comes from the row
    href('checkup.sale', { productNo: 'p' }, { from: 'x' });
    // @ts-expect-error the parameter comes from the path
    expect(() => href('checkup.sale', {})).toThrow();
  });
});

describe('U03: no value of an address throws', () => {
  const VALUES = [
    '.',
    '..',
    '%2e%2e',
    '%',
    '%00',
    '\0',
    '//evil.example',
    '../..',
    'javascript:alert(1)',
    '健康',
    '__proto__',
  ];

  test.each(ids)('%s when it gets any values: not found, or a valid address', (id) => {
    const row: Row = routes[id];
    for (const value of VALUES) {
      for (const written of [value, encodeURIComponent(value)]) {
        const matched = match(row.path.replace(/:\w+\??/g, written));
        if (matched) expect(() => build(matched.id as RouteId, matched.params)).not.toThrow();
      }
      const query = new URLSearchParams((row.query ?? []).map((name) => [name, value]));
      for (const orderNo of Object.values(queryOf(row, query)))
        expect(() => href('checkup.purchase-success', { productNo: 'p', orderNo })).not.toThrow();
    }
  });

  test('a parameter when it would change the path (`.` and `..`): refused', () => {
    expect([match('/pecSale/..'), match('/pecSale/%2E%2e'), match('/pecSale/.')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(match('/pecSale/...')?.params).toEqual({ productNo: '...' });
    expect(queryOf(routes['checkup.sale'], new URLSearchParams('payResult=fail&orderNo=..'))).toEqual({
      payResult: 'fail',
    });
    expect(queryOf(routes['checkup.sale'], new URLSearchParams('payResult=.&orderNo=...'))).toEqual({ orderNo: '...' });
  });
});
