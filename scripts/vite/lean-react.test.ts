import { compileFunction } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { asModule } from './lean-react/as-module.ts';
import { PAGES, played } from './lean-react/compared.ts';
import { cut, sourceTypeOf } from './lean-react/cut.ts';
import { CLIENT, load, sourceOf } from './lean-react/loaded.ts';
import { CUTS, EVENTS } from './lean-react/parts.ts';

const cutsOf = (file: string) => {
  const cuts = CUTS[file];
  if (!cuts) throw new Error(`no cuts for ${file}`);
  return cuts;
};

it.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  'what the build keeps of React draws, updates, listens and fails as React does: %s',
  async (page) => {
    const theirs = await played(page, false);
    expect(theirs.length).toBeGreaterThan(10);
    expect(await played(page, true)).toEqual(theirs);
  },
);

it('what the build keeps of React hears every event that elements here listen to, as React does', async () => {
  const heard = async (isCut: boolean) => {
    const { React, client, window, settled } = load(isCut);
    const log: string[] = [];
    const listeners = Object.fromEntries(
      [...EVENTS].flatMap((name) => [
        [
          name,
          ({ type, nativeEvent }: Event & { nativeEvent: Event }) => log.push(`${name} ${type} ${nativeEvent.type}`),
        ],
        [`${name}Capture`, ({ type }: Event) => log.push(`${name} down ${type}`)],
      ]),
    );
    const box = window.document.createElement('div');
    window.document.body.append(box);
    const field = React.createElement('input', { type: 'file', ...listeners });
    client.createRoot(box as never).render(React.createElement('form', listeners, field));
    await settled();
    for (const name of EVENTS) {
      const type = { onFocus: 'focusin', onBlur: 'focusout' }[name] ?? name.slice(2).toLowerCase();
      for (const bubbles of [true, false])
        box.querySelector('input')?.dispatchEvent(new window.Event(type, { bubbles, cancelable: true }));
    }
    return log;
  };
  const theirs = await heard(false);
  for (const name of EVENTS) expect(theirs.join()).toContain(`${name} `);
  expect(await heard(true)).toEqual(theirs);
});

/** Returns what tasks of all priorities do, in their order, with the scheduler as released or as the build has it. */
function scheduled(isCut: boolean): string[] {
  const file = 'scheduler/cjs/scheduler.production.js';
  const code = isCut ? cut(sourceOf(file), cutsOf(file)) : sourceOf(file);
  const log: string[] = [];
  let now = 0;
  const port: { onmessage?: () => void } = {};
  let messages = 0;
  const channel = function MessageChannel() {
    return { port1: port, port2: { postMessage: () => (messages += 1) } };
  };
  type Task = (isLate: boolean) => void;
  const scheduler: Record<string, (...words: unknown[]) => unknown> = {};
  compileFunction(code, ['exports', 'performance', 'MessageChannel', 'setImmediate'])(
    scheduler,
    { now: () => now },
    channel,
    undefined,
  );
  const add = (priority: number, run: Task) => scheduler['unstable_scheduleCallback']?.(priority, run);
  const say = (word: string) => (isLate: boolean) => void log.push(`${word} ${isLate}`);
  for (const priority of [5, 4, 3, 2, 1, 3]) add(priority, say(`task ${priority}`));
  scheduler['unstable_cancelCallback']?.(add(2, say('cancelled')));
  add(2, () => {
    now += 6;
    log.push('takes long');
    add(1, say('within'));
  });
  for (let turn = 0; turn < 20; turn++) {
    if (turn === 4) now += 6_000;
    if (messages > 0) {
      messages -= 1;
      port.onmessage?.();
      log.push(`turn ${turn}`);
    }
  }
  return log;
}

it('what the build keeps of the scheduler runs tasks as it does', () => {
  const theirs = scheduled(false);
  expect(theirs.join()).toMatch(/task 1.*takes long.*within.*turn 0.*task 3.*task 5/);
  expect(scheduled(true)).toEqual(theirs);
});

/** A node of the tree; its other members are nodes, lists of them, or values. */
interface Tree {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string';
const inside = (node: Tree): Tree[] => Object.values(node).flat().filter(isTree);
const isFunction = ({ type }: Tree) => type.startsWith('Function');
/** The names of a function's own variables and inner functions. */
const declared = (node: Tree): unknown[] =>
  inside(node).flatMap((one) => {
    const { id, param } = one as { readonly id?: Tree; readonly param?: Tree };
    return [(id ?? param)?.['name'], ...(isFunction(one) ? [] : declared(one))];
  });

/** Names that a piece of code uses and does not declare. */
function freeNames(node: Tree, known: ReadonlySet<unknown>, found = new Set<unknown>()): Set<unknown> {
  const params = ((node['params'] ?? []) as Tree[]).map(({ name }) => name);
  const own = isFunction(node) ? [...params, (node['id'] as Tree | null)?.['name'], ...declared(node)] : [];
  const all = own.length > 0 ? new Set([...known, ...own]) : known;
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'property' || key === 'key') && !node['computed'];
    for (const one of [value].flat().filter(isTree)) {
      if (one.type === 'Identifier' && !isName && key !== 'label' && !all.has(one['name'])) found.add(one['name']);
      freeNames(one, all, found);
    }
  }
  return found;
}

it.each(Object.keys(CUTS))('no name of %s is left without its declaration', (file) => {
  const namesIn = (code: string) => {
    const tree = parse(code, { ecmaVersion: 2022, sourceType: sourceTypeOf(code) }) as unknown as Tree;
    return freeNames(tree, new Set(declared(tree)));
  };
  const source = sourceOf(file);
  const theirs = namesIn(source);
  expect([...namesIn(cut(source, cutsOf(file)))].filter((name) => !theirs.has(name))).toEqual([]);
});

it('the build’s React is smaller by three fifths', () => {
  const weight = (code: string) =>
    gzipSync(
      minifySync('react.js', `(function (exports, require) {${code}})(a, b)`, { compress: true, mangle: true }).code,
    ).length;
  const source = sourceOf(CLIENT);
  expect(weight(cut(source, cutsOf(CLIENT)))).toBeLessThan(0.4 * weight(source));
});

it.each(Object.keys(CUTS))('another release of %s, and a module without what is cut, are refused', (file) => {
  const source = sourceOf(file);
  const cuts = cutsOf(file);
  const other = cuts.digest ? `${source}\n` : source.replaceAll(cuts.version, '19.0.10');
  expect(() => cut(other, cuts)).toThrow('look at the new release');
  expect(() => cut(source, { ...cuts, bodies: { ...cuts.bodies, goneInTheNext: '' } })).toThrow('has no goneInTheNext');
});

it('what was taken out is refused loudly where it is used all the same', async () => {
  const { React, client, window, settled } = load(true);
  expect(React.Suspense).toBeUndefined();
  expect(client.hydrateRoot).toBeUndefined();
  const drawn = async (type: string | symbol, props = {}) => {
    const failures: unknown[] = [];
    const box = window.document.createElement('div');
    const onUncaughtError = (error: unknown) => failures.push(error);
    client.createRoot(box as never, { onUncaughtError }).render(React.createElement(type as string, props));
    await settled();
    return String(failures[0]);
  };
  for (const name of ['title', 'select', 'x-card'])
    expect(await drawn(name)).toContain(`this build draws no <${name}>`);
  expect(await drawn(Symbol.for('react.suspense'))).toContain('#130');
  for (const name of ['onWheel', 'onPlayCapture', 'onScrollEnd'])
    expect(await drawn('p', { [name]: () => undefined })).toContain(`this build hears no ${name}`);
  expect(await drawn('p', { onWheel: undefined, onClickCapture: () => undefined })).toBe('undefined');
});

it.each([
  ['react/cjs/react.production.js', ['Component', 'useState', 'createContext']],
  ['react/cjs/react-jsx-runtime.production.js', ['Fragment', 'jsx', 'jsxs']],
  ['react-dom/cjs/react-dom-client.production.js', ['createRoot']],
  ['scheduler/cjs/scheduler.production.js', ['unstable_now', 'unstable_scheduleCallback']],
])('%s is a module with all that it exports', async (file, wanted) => {
  const cuts = CUTS[file];
  const code = cuts ? cut(sourceOf(file), cuts) : sourceOf(file);
  const module = asModule(code);
  const asked = [...code.matchAll(/\brequire\("([\w-]+)"\)/g)].map(([, name]) => name);
  expect([...module.matchAll(/^import \* as \w+ from "([\w-]+)";$/gm)].map(([, name]) => name)).toEqual(asked);
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+) ?=(?!=)/g)].map(([, name = '']) => name))];
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(/^export \{ (.*) \};$/m.exec(module)?.[1]?.split(', ').sort()).toEqual(
    names.map((name) => `$${name} as ${name}`).sort(),
  );
  expect(() => parse(module, { ecmaVersion: 2022, sourceType: 'module' })).not.toThrow();
});

it('a module that exports in another way is refused', () => {
  expect(() => asModule('module.exports = require("./other.js");')).toThrow('unknown way');
});
