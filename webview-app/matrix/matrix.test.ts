import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type RouteId, routes } from '../src/routes.ts';
import { sampleAddress } from './addresses.ts';
import { argumentsOf, isWhole } from './arguments.ts';
import { cellsOf, HOST_IDS, setupOf } from './cells.ts';
import { compare, type TreeResult } from './compare.ts';
import type { Difference, NodeOfHosts } from './difference.ts';
import { DIFFERENCES } from './differences.ts';
import { factFaults } from './page-facts.ts';
import { reportOf } from './report.ts';
import { cellName } from './result.ts';
import { countLine, judged, slowest, staleRows } from './results.ts';
import { remaining, resultsIn } from './run.ts';
import { STATE_IDS } from './states.ts';
import { differenceOf, linesOf, treeOf, without } from './tree.ts';

const IDS = Object.keys(routes) as RouteId[];
const TREE = '- banner:\n  - button "Back"\n- main:\n  - heading "Checkup" [level=1]\n  - button "Buy"';
const PLAIN = '- main:\n  - heading "Checkup" [level=1]\n  - button "Buy"';
const HEADER: NodeOfHosts = { reason: 'no bar of its own', hosts: ['browser'], node: /^banner/ };

const cell = (more: Partial<TreeResult>): TreeResult => ({
  ...{ route: 'checkup.sale', host: 'wechat', state: 'ready', lang: 'zh', title: 'Checkup', ms: 500 },
  ...{ findings: [], tree: PLAIN },
  ...more,
});
const hosts = (trees: Partial<Record<TreeResult['host'], string>>): TreeResult[] =>
  HOST_IDS.map((host) => cell({ host, tree: trees[host] ?? PLAIN }));
const differing = (cells: readonly TreeResult[], table: readonly Difference[]) =>
  compare(cells, table).flatMap(({ cell: { host }, lines, untrue }) =>
    lines.length + untrue.length > 0 ? [[host, ...lines, ...untrue]] : [],
  );

it('the cells when all are listed: every route on every host in every state, with a sample address', () => {
  const names = new Set(cellsOf({}).map(cellName));
  expect(names.size).toBe(IDS.length * HOST_IDS.length * STATE_IDS.length);
  for (const id of IDS) expect(sampleAddress(id)).toMatch(/^\/health\/(?!.*[:{])/);
});

it('a sample when drawn: has each route once, every host in every state, and a few on two hosts', () => {
  const sample = cellsOf({ isSample: true });
  const own = sample.filter(({ isMate }) => !isMate);
  expect(own.map(({ route }) => route).sort()).toEqual([...IDS].sort());
  expect(new Set(own.map(({ host, state }) => `${host} ${state}`)).size).toBe(HOST_IDS.length * STATE_IDS.length);
  for (const state of STATE_IDS.filter((id) => id !== 'ready'))
    expect(own.filter((item) => item.state === state && !item.isBrief).length, state).toBeGreaterThanOrEqual(5);
  expect(sample.filter(({ isMate }) => isMate).length).toBeGreaterThanOrEqual(10);
  for (const mate of sample.filter(({ isMate }) => isMate)) {
    const [item] = own.filter(({ route }) => route === mate.route);
    expect([mate.state, mate.lang]).toEqual([item?.state, item?.lang]);
    expect(mate.host).not.toBe(item?.host);
  }
  expect(cellsOf({ isSample: true }).map(cellName)).toEqual(sample.map(cellName));
});

it('cells when chosen by names or shards: fit them; shards are complete, done cells are left out', () => {
  const names = ['host', 'area', 'state', 'route'] as const;
  const words = ['--host=ios', '--area=checkup', '--state=ready,empty', '--continue', '--x'];
  const { lists, isContinued, rest } = argumentsOf(words, names);
  const cells = cellsOf(lists);
  expect([isContinued, rest]).toEqual([true, ['--x']]);
  expect(new Set(cells.map(({ host, state }) => `${host} ${state}`))).toEqual(
    new Set(['ios-app ready', 'ios-app empty']),
  );
  expect(cells.every(({ route }) => route.startsWith('checkup.'))).toBe(true);
  expect(remaining(cells, cells.slice(1).map(cellName))).toEqual(cells.slice(0, 1));
  const parts = ['1/3', '2/3', '3/3'].flatMap((part) => {
    const { shard } = argumentsOf([`--shard=${part}`], names);
    return cellsOf({ ...(shard && { shard }) });
  });
  expect(parts.map(cellName).sort()).toEqual(cellsOf({}).map(cellName).sort());
  expect([isWhole(argumentsOf(['--continue'], names).lists), isWhole(lists)]).toEqual([true, false]);
});

it('a host when its state is old-app: is older under the same name; a browser stays the same', () => {
  for (const host of HOST_IDS) {
    const old = setupOf({ host, state: 'old-app' });
    expect(old.name).toBe(host);
    if (host === 'browser') expect(old).toEqual(setupOf({ host, state: 'ready' }));
    else expect(old).not.toEqual(setupOf({ host, state: 'ready' }));
  }
});

it('a page when its title, headings or landmarks are wrong: each fault is named', () => {
  expect(factFaults({ title: 'T', headings: ['One'], mains: 1 })).toEqual([]);
  expect(factFaults({ title: '', headings: [], mains: 0 })).toEqual([
    'the page has no title',
    '0 main headings: none',
    '0 main landmarks',
  ]);
  expect(factFaults({ title: 'T', headings: [''], mains: 2 })).toEqual([
    'a main heading without words',
    '2 main landmarks',
  ]);
});

it('a tree when a node is removed: loses its children too; times of day are placeholders', () => {
  const nodes = treeOf(`${TREE}\n  - paragraph: As of 12:34`);
  expect(linesOf(without(nodes, /^banner/).nodes)).toEqual([
    'main',
    '  heading "Checkup" [level=1]',
    '  button "Buy"',
    '  paragraph: As of <time>',
  ]);
  expect(without(nodes, /^dialog/).found).toBe(0);
});

it('two trees when compared: the lines that only one of them has are named', () => {
  expect(differenceOf(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual(['- b', '+ x']);
  expect(differenceOf(['a'], ['a'])).toEqual([]);
});

it('hosts when compared: declared differences pass, and a button of only one host is found', () => {
  expect(differing(hosts({ browser: TREE }), [HEADER])).toEqual([]);
  const button = `${PLAIN}\n  - button "Open in the app"`;
  expect(differing(hosts({ browser: TREE, wecom: button }), [HEADER])).toEqual([
    ['wecom', '+   button "Open in the app"'],
  ]);
});

it('a declared difference when its host has lost it or another host has it too: is found', () => {
  expect(differing(hosts({}), [HEADER])).toEqual([
    ['browser', expect.stringMatching(/^declared, but not there: .*banner/)],
  ]);
  const others = differing(hosts({ browser: TREE, wechat: TREE }), [HEADER]);
  expect(others).toEqual([['wechat', '+ banner', '+   button "Back"']]);
  const elsewhere = { ...HEADER, routes: /^rights\./ };
  expect(staleRows(hosts({ browser: TREE }), [elsewhere, HEADER])).toHaveLength(1);
});

it('a page about the host when compared: only within groups of hosts; equal groups are found', () => {
  const apps: TreeResult['host'][] = ['android-app', 'ios-app'];
  const others = HOST_IDS.filter((host) => !apps.includes(host));
  const row: Difference = { reason: 'the app is there', alike: [apps, others] };
  const done = `${PLAIN}\n  - paragraph: Up to date`;
  expect(differing(hosts({ 'android-app': done, 'ios-app': done }), [row])).toEqual([]);
  expect(differing(hosts({ 'android-app': done, 'ios-app': `${done}.` }), [row])).toHaveLength(1);
  expect(differing(hosts({}), [row])).toEqual([
    [expect.any(String), expect.stringMatching(/^declared as another page/)],
  ]);
});

it('each declared difference when read: has a reason, and hosts that exist', () => {
  for (const row of DIFFERENCES) {
    expect(row.reason).toMatch(/^[A-Z].{20,}\.$/);
    const named = 'node' in row ? row.hosts : row.alike.flat();
    expect(HOST_IDS).toEqual(expect.arrayContaining([...named]));
    expect(new Set(named).size).toBe(named.length);
  }
});

it('a run when it was ended in the middle of a line: is read; the last look at a cell counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
  const lines = [cell({ findings: ['old'] }), cell({ host: 'browser' }), cell({})].map((result) =>
    JSON.stringify(result),
  );
  writeFileSync(join(folder, 'cells.jsonl'), `${lines.join('\n')}\n{"route":"checkup.sa`);
  const cells = resultsIn<TreeResult>(folder);
  expect(cells.map(({ host, findings }) => [host, findings])).toEqual([
    ['wechat', []],
    ['browser', []],
  ]);
  expect(resultsIn(`${folder}/none`)).toEqual([]);
  expect(countLine('matrix', judged(cells, []), 3)).toBe('matrix: 2 cells, 2 good, 0 failed, 1 did not end');
});

it('the slowest pages when listed: have their median and their worst time', () => {
  const cells = [100, 300, 9_000].map((ms, index) => cell({ ms, host: HOST_IDS[index] ?? 'browser' }));
  expect(slowest([...cells, cell({ route: 'home.main', ms: 200 })], 1)).toEqual([
    { route: 'checkup.sale', medianMs: 300, worstMs: 9_000, worst: `${HOST_IDS[2]}, ready` },
  ]);
});

it('the report when rendered: has counts, slow pages, differences and cells, and loads no other file', () => {
  const cells = judged(hosts({ browser: TREE, wecom: `${PLAIN}\n  - text: </script>` }), [HEADER]);
  const line = countLine('matrix', cells, cells.length);
  const html = reportOf(cells, {
    ...{ title: 'All', hosts: { wecom: 'WeCom' }, states: { ready: 'is ready' }, meant: [HEADER.reason] },
    ...{ line, stale: ['a row of no use'], hasPicture: () => true },
  });
  expect(line).toBe('matrix: 6 cells, 5 good, 1 failed');
  expect(html).toMatch(/^<!doctype html>/);
  for (const words of [
    line,
    'a row of no use',
    'no bar of its own',
    'pictures/checkup.sale_wecom_ready.webp',
    '1 of 1 failed',
  ])
    expect(html).toContain(words);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toMatch(/(?:src|href)="https?:/);
});
