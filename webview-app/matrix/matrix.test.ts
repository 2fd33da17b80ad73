import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/vitest/temporary-folder.ts';
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
import { countLine, judgeResults, slowest, staleRows } from './results.ts';
import { remaining, resultsIn } from './run.ts';
import { STATE_IDS } from './states.ts';
import { differenceOf, linesOf, treeOf, without } from './tree.ts';

const folder = temporaryFolder();
const IDS = Object.keys(routes) as RouteId[];
const TREE = '- banner:\n  - button "Back"\n- main:\n  - heading "Checkup" [level=1]\n  - button "Buy"';
const PLAIN = '- main:\n  - heading "Checkup" [level=1]\n  - button "Buy"';
const HEADER: NodeOfHosts = { reason: 'the host has no title bar', hosts: ['browser'], node: /^banner/ };

const cell = (overrides: Partial<TreeResult>): TreeResult => ({
  ...{ route: 'checkup.sale', host: 'wechat', state: 'ready', lang: 'zh', title: 'Checkup', ms: 500 },
  ...{ findings: [], tree: PLAIN },
  ...overrides,
});
const cellsOfHosts = (trees: Partial<Record<TreeResult['host'], string>>): TreeResult[] =>
  HOST_IDS.map((host) => cell({ host, tree: trees[host] ?? PLAIN }));
const differencesOf = (cells: readonly TreeResult[], table: readonly Difference[]) =>
  compare(cells, table).flatMap(({ cell: { host }, lines, missing }) =>
    lines.length + missing.length > 0 ? [[host, ...lines, ...missing]] : [],
  );

it('the cells when nothing is selected: are every route on every host in every state', () => {
  const names = new Set(cellsOf({}).map(cellName));
  expect(names.size).toBe(IDS.length * HOST_IDS.length * STATE_IDS.length);
  for (const id of IDS) expect(sampleAddress(id)).toMatch(/^\/health\/(?!.*[:{])/);
});

it('the sample when it is computed: has each route once, every host in every state, and a few routes on two hosts', () => {
  const sample = cellsOf({ isSample: true });
  const cells = sample.filter(({ isMate }) => !isMate);
  expect(cells.map(({ route }) => route).sort()).toEqual([...IDS].sort());
  expect(new Set(cells.map(({ host, state }) => `${host} ${state}`)).size).toBe(HOST_IDS.length * STATE_IDS.length);
  for (const state of STATE_IDS.filter((id) => id !== 'ready'))
    expect(cells.filter((item) => item.state === state && !item.isBrief).length, state).toBeGreaterThanOrEqual(5);
  expect(sample.filter(({ isMate }) => isMate).length).toBeGreaterThanOrEqual(10);
  for (const secondHostCell of sample.filter(({ isMate }) => isMate)) {
    const [item] = cells.filter(({ route }) => route === secondHostCell.route);
    expect([secondHostCell.state, secondHostCell.lang]).toEqual([item?.state, item?.lang]);
    expect(secondHostCell.host).not.toBe(item?.host);
  }
  expect(cellsOf({ isSample: true }).map(cellName)).toEqual(sample.map(cellName));
});

it('the cells when arguments select them: match the names and the shard', () => {
  const names = ['host', 'area', 'state', 'route'] as const;
  const args = ['--host=ios', '--area=checkup', '--state=ready,empty', '--continue', '--x'];
  const { lists, isContinued, rest } = argumentsOf(args, names);
  const cells = cellsOf(lists);
  expect([isContinued, rest]).toEqual([true, ['--x']]);
  const pairs = new Set(cells.map(({ host, state }) => `${host} ${state}`));
  expect([...pairs].sort()).toEqual(['ios-app empty', 'ios-app ready']);
  expect(cells.every(({ route }) => route.startsWith('checkup.'))).toBe(true);
  expect(remaining(cells, cells.slice(1).map(cellName))).toEqual(cells.slice(0, 1));
  const shardedCells = ['1/3', '2/3', '3/3'].flatMap((shardArgument) => {
    const { shard } = argumentsOf([`--shard=${shardArgument}`], names);
    return cellsOf({ ...(shard && { shard }) });
  });
  expect(shardedCells.map(cellName).sort()).toEqual(cellsOf({}).map(cellName).sort());
  expect([isWhole(argumentsOf(['--continue'], names).lists), isWhole(lists)]).toEqual([true, false]);
});

it('the setup of a host when the state is old-app: is older under the same name, except for a browser', () => {
  for (const host of HOST_IDS) {
    const olderSetup = setupOf({ host, state: 'old-app' });
    expect(olderSetup.name).toBe(host);
    if (host === 'browser') expect(olderSetup).toEqual(setupOf({ host, state: 'ready' }));
    else expect(olderSetup).not.toEqual(setupOf({ host, state: 'ready' }));
  }
});

it('the findings of a page when its title, headings or landmarks are wrong: contain each fault', () => {
  expect(factFaults({ title: 'T', headings: ['One'], mains: 1 })).toEqual([]);
  const none = ['the page has no title', '0 main headings: none', '0 main landmarks'];
  expect(factFaults({ title: '', headings: [], mains: 0 })).toEqual(none);
  const wrong = ['a main heading without words', '2 main landmarks'];
  expect(factFaults({ title: 'T', headings: [''], mains: 2 })).toEqual(wrong);
});

it('a tree when a node is removed: also loses the children of the node', () => {
  const nodes = treeOf(`${TREE}\n  - paragraph: As of 12:34`);
  const lines = ['main', '  heading "Checkup" [level=1]', '  button "Buy"', '  paragraph: As of <time>'];
  expect(linesOf(without(nodes, /^banner/).nodes)).toEqual(lines);
  expect(without(nodes, /^dialog/).removedCount).toBe(0);
});

it('the difference of two trees when they differ: has the lines that only one of them has', () => {
  expect(differenceOf(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual(['- b', '+ x']);
  expect(differenceOf(['a'], ['a'])).toEqual([]);
});

it('the comparison of hosts when one host has an undeclared button: finds it', () => {
  expect(differencesOf(cellsOfHosts({ browser: TREE }), [HEADER])).toEqual([]);
  const treeWithButton = `${PLAIN}\n  - button "Open in the app"`;
  expect(differencesOf(cellsOfHosts({ browser: TREE, wecom: treeWithButton }), [HEADER])).toEqual([
    ['wecom', '+   button "Open in the app"'],
  ]);
});

it('a declared difference when its host lacks it or another host also has it: is a finding', () => {
  expect(differencesOf(cellsOfHosts({}), [HEADER])).toEqual([
    ['browser', expect.stringMatching(/^declared, but not there: .*banner/)],
  ]);
  const others = differencesOf(cellsOfHosts({ browser: TREE, wechat: TREE }), [HEADER]);
  expect(others).toEqual([['wechat', '+ banner', '+   button "Back"']]);
  const otherRoutes = { ...HEADER, routes: /^rights\./ };
  expect(staleRows(cellsOfHosts({ browser: TREE }), [otherRoutes, HEADER])).toHaveLength(1);
});

it('the comparison of a page by host when groups of hosts are declared: compares only within a group', () => {
  const apps: TreeResult['host'][] = ['android-app', 'ios-app'];
  const others = HOST_IDS.filter((host) => !apps.includes(host));
  const row: Difference = { reason: 'the app is there', alike: [apps, others] };
  const treeOfApp = `${PLAIN}\n  - paragraph: Up to date`;
  expect(differencesOf(cellsOfHosts({ 'android-app': treeOfApp, 'ios-app': treeOfApp }), [row])).toEqual([]);
  expect(differencesOf(cellsOfHosts({ 'android-app': treeOfApp, 'ios-app': `${treeOfApp}.` }), [row])).toHaveLength(1);
  expect(differencesOf(cellsOfHosts({}), [row])).toEqual([
    [expect.any(String), expect.stringMatching(/^declared as another page/)],
  ]);
});

it('each declared difference when the table is checked: has a reason and existing hosts', () => {
  for (const row of DIFFERENCES) {
    expect(row.reason).toMatch(/^[A-Z].{20,}\.$/);
    const hostNames = 'node' in row ? row.hosts : row.alike.flat();
    expect(HOST_IDS).toEqual(expect.arrayContaining([...hostNames]));
    expect(new Set(hostNames).size).toBe(hostNames.length);
  }
});

it('a result file when its last line is incomplete: is read, with the last result of each cell', () => {
  const results = [cell({ findings: ['old'] }), cell({ host: 'browser' }), cell({})];
  const lines = results.map((result) => JSON.stringify(result));
  writeFileSync(join(folder, 'cells.jsonl'), `${lines.join('\n')}\n{"route":"checkup.sa`);
  const cells = resultsIn<TreeResult>(folder);
  expect(cells.map(({ host, findings }) => [host, ...findings])).toEqual([['wechat'], ['browser']]);
  expect(resultsIn(`${folder}/none`)).toEqual([]);
  expect(countLine('matrix', judgeResults(cells, []), 3)).toBe('matrix: 2 cells, 2 good, 0 failed, 1 did not end');
});

it('the slowest pages when there are several times: have their median and their worst time', () => {
  const cells = [100, 300, 9_000].map((ms, index) => cell({ ms, host: HOST_IDS[index] ?? 'browser' }));
  expect(slowest([...cells, cell({ route: 'home.main', ms: 200 })], 1)).toEqual([
    { route: 'checkup.sale', medianMs: 300, worstMs: 9_000, worst: `${HOST_IDS[2]}, ready` },
  ]);
});

it('the report when it is rendered: contains counts, differences and pictures, and loads no other file', () => {
  const cells = judgeResults(cellsOfHosts({ browser: TREE, wecom: `${PLAIN}\n  - text: <script>` }), [HEADER]);
  const line = countLine('matrix', cells, cells.length);
  const html = reportOf(cells, {
    ...{ title: 'All', hosts: { wecom: 'WeCom' }, states: { ready: 'is ready' }, meant: [HEADER.reason] },
    ...{ line, stale: ['a row of no use'], hasPicture: () => true },
  });
  expect(line).toBe('matrix: 6 cells, 5 good, 1 failed');
  expect(html).toMatch(/^<!doctype html>/);
  const texts = [line, 'a row of no use', HEADER.reason, 'pictures/checkup.sale_wecom_ready.webp', '1 of 1 failed'];
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toContain('<script');
  expect(html).toContain('<section class="failed differs">');
  expect(html).not.toMatch(/(?:src|href)="https?:/);
});
