import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { Window } from 'happy-dom';
import type * as ReactNamespace from 'react';
import type * as ClientNamespace from 'react-dom/client';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.ts';
import { cut, sourceTypeOf } from './lean-react/cut.ts';
import { CUTS, EVENTS } from './lean-react/parts.ts';

const CLIENT = 'react-dom/cjs/react-dom-client.production.js';
const sourceOf = (file: string) => readFileSync(join(root, 'node_modules', file), 'utf8');
const cutsOf = (file: string) => {
  const cuts = CUTS[file];
  if (!cuts) throw new Error(`no cuts for ${file}`);
  return cuts;
};

interface Loaded {
  readonly React: typeof ReactNamespace;
  readonly client: typeof ClientNamespace;
  readonly window: Window;
  /** Resolves when React has nothing more to do. */
  settled(): Promise<void>;
}

/** React and its client in a window of their own, as released or as the build has them. */
function load(isCut: boolean): Loaded {
  const window = new Window({ url: 'http://localhost/' });
  const globals = ['window', 'document', 'navigator', 'HTMLIFrameElement', 'reportError'] as const;
  const tasks: { run: ((late: boolean) => unknown) | null }[] = [];
  // A scheduler without a clock: its tasks are done by `settled`.
  const scheduler = {
    unstable_now: () => 0,
    unstable_shouldYield: () => false,
    unstable_requestPaint: () => undefined,
    unstable_getCurrentPriorityLevel: () => 3,
    unstable_scheduleCallback: (_priority: number, run: () => unknown) => {
      const task = { run };
      tasks.push(task);
      return task;
    },
    unstable_cancelCallback: (task: { run: null }) => {
      task.run = null;
    },
    ...{ unstable_ImmediatePriority: 1, unstable_UserBlockingPriority: 2, unstable_NormalPriority: 3 },
    ...{ unstable_LowPriority: 4, unstable_IdlePriority: 5 },
  };
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await Promise.resolve();
      for (let next = tasks.shift(); next; next = tasks.shift()) {
        const more = next.run?.(false);
        if (typeof more === 'function') tasks.push({ run: more as () => unknown });
      }
    }
  };
  const modules = new Map<string, unknown>([['scheduler', scheduler]]);
  const files: Readonly<Record<string, string>> = {
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    client: CLIENT,
  };
  const require = (name: string): unknown => {
    const known = modules.get(name);
    if (known) return known;
    const file = files[name];
    if (!file) throw new Error(`no ${name}`);
    const exports = {};
    modules.set(name, exports);
    const cuts = isCut ? CUTS[file] : undefined;
    const code = cuts ? cut(sourceOf(file), cuts) : sourceOf(file);
    const values = [window, window.document, window.navigator, window.HTMLIFrameElement, () => undefined];
    compileFunction(code, ['exports', 'require', ...globals])(exports, require, ...values);
    return exports;
  };
  return {
    React: require('react') as typeof ReactNamespace,
    client: require('client') as typeof ClientNamespace,
    window,
    settled,
  };
}

/** Every attribute of SVG that has another name in the markup, as React as released has them. */
const hyphened = Object.fromEntries(
  [...sourceOf(CLIENT).matchAll(/^ {4}\["(\w+)", "[\w:-]+"\],?$/gm)].map(([, name = ''], at) => [name, at]),
);

/** Returns what a page is after each step of one that uses all that ours use. */
async function played(isCut: boolean): Promise<string[]> {
  const { React, client, window, settled } = load(isCut);
  const { createElement: h, useState, useEffect, useLayoutEffect, useSyncExternalStore, useReducer } = React;
  const log: string[] = [];
  const { document } = window;
  const box = document.createElement('div');
  document.body.append(box);
  const Context = React.createContext('out');
  class Boundary extends React.Component<{ children: ReactNamespace.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error): void {
      log.push(`caught ${error.message}`);
    }
    override render(): ReactNamespace.ReactNode {
      return this.state.failed ? h('p', { role: 'alert' }, 'failed') : this.props.children;
    }
  }
  const Inner = React.memo(function Inner({ on }: { on: boolean }) {
    const id = React.useId();
    const inside = React.useContext(Context);
    useLayoutEffect(() => {
      log.push(`layout ${on}`);
      return () => void log.push(`layout gone ${on}`);
    }, [on]);
    if (on && inside === 'bad') throw new Error('broken');
    return h('label', { htmlFor: id }, inside, h('input', { id, type: 'checkbox', checked: on, readOnly: true }));
  });
  const store = { value: 1, tell: () => undefined as unknown };
  function App() {
    const [words, setWords] = useState('');
    const [step, next] = useReducer((before: number) => before + 1, 0);
    const stored = useSyncExternalStore(
      (tell) => {
        store.tell = tell;
        return () => undefined;
      },
      () => store.value,
    );
    useEffect(() => {
      log.push(`effect ${step}`);
    }, [step]);
    const order = step % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'a', 'd'];
    return h(
      Context.Provider,
      { value: step > 2 ? 'bad' : 'in' },
      h('button', { type: 'button', onClick: next, style: { margin: 4, opacity: 0.5 } }, `step ${step}`),
      h('input', { value: words, name: 'words', onChange: ({ target }) => setWords(target.value.toUpperCase()) }),
      h('select', { defaultValue: 'b' }, h('option', { value: 'a' }), h('option', { value: 'b' })),
      h('ul', null, ...order.map((key) => h('li', { key }, key, stored))),
      h('svg', { viewBox: '0 0 1 1', ...hyphened }, h('title', null, 'icon'), h('path', { d: 'M0 0' })),
      h(Boundary, null, h(Inner, { on: step > 0 })),
    );
  }
  const see = async () => {
    await settled();
    log.push(box.innerHTML);
  };
  const reactRoot = client.createRoot(box as never, { onCaughtError: () => undefined });
  reactRoot.render(h(App));
  await see();
  const button = () => box.querySelector('button');
  for (let press = 0; press < 2; press++) {
    button()?.click();
    await see();
  }
  const input = box.querySelector('input');
  if (input) {
    // As a person does: React notices the change by the element's own setter.
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(input, 'abc');
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
  }
  await see();
  log.push(`typed ${input?.value}`);
  store.value = 2;
  store.tell();
  await see();
  button()?.click();
  await see();
  reactRoot.unmount();
  await see();
  return log;
}

it('what the build keeps of React draws, updates, listens and fails as React does', async () => {
  const theirs = await played(false);
  expect(theirs.join('\n')).toMatch(/typed ABC.*caught broken.*role="alert"/s);
  expect(await played(true)).toEqual(theirs);
});

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
    const field = React.createElement('select', listeners);
    client.createRoot(box as never).render(React.createElement('form', listeners, field));
    await settled();
    for (const name of EVENTS) {
      const type = { onFocus: 'focusin', onBlur: 'focusout' }[name] ?? name.slice(2).toLowerCase();
      for (const bubbles of [true, false])
        box.querySelector('select')?.dispatchEvent(new window.Event(type, { bubbles, cancelable: true }));
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
  type Task = (isLate: boolean) => unknown;
  const scheduler: Record<string, (...words: unknown[]) => unknown> = {};
  compileFunction(code, ['exports', 'performance', 'MessageChannel', 'setImmediate'])(
    scheduler,
    { now: () => now },
    channel,
    undefined,
  );
  const add = (priority: number, run: Task) => scheduler['unstable_scheduleCallback']?.(priority, run);
  const say = (word: string) => (isLate: boolean) =>
    void log.push(`${word} ${isLate} ${scheduler['unstable_getCurrentPriorityLevel']?.()}`);
  for (const priority of [5, 4, 3, 2, 1, 3]) add(priority, say(`task ${priority}`));
  scheduler['unstable_cancelCallback']?.(add(2, say('cancelled')));
  add(2, () => {
    now += 6;
    log.push(`yields ${scheduler['unstable_shouldYield']?.()}`);
    add(1, say('within'));
    return say('goes on');
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
  expect(theirs.join()).toMatch(/task 1.*yields true.*within.*goes on.*task 3.*task 5/);
  expect(scheduled(true)).toEqual(theirs);
});

/** Returns what ofetch, as released or as the build has it, sends and makes of the answers, asked as the client asks it. */
async function asked(isCut: boolean): Promise<unknown[]> {
  const [file = ''] = Object.keys(CUTS).filter((name) => name.startsWith('ofetch'));
  const code = (isCut ? cut(sourceOf(file), cutsOf(file)) : sourceOf(file)).replace(/^import .*$/gm, '');
  const log: unknown[] = [];
  const { createFetch } = compileFunction(code.replace(/^export .*$/m, 'return { createFetch };'), [], {
    contextExtensions: [globalThis],
  })() as {
    createFetch(options: object): { raw(address: string, options: object): Promise<Response & { _data: string }> };
  };
  const fetch = async (address: string, { method, headers, body, credentials }: RequestInit) => {
    log.push([
      address,
      method,
      [...new Headers(headers)],
      body instanceof FormData ? [...body] : `${body}`,
      credentials,
    ]);
    if (address === '/gone') throw new TypeError('the network failed');
    if (address === '/empty') return new Response(null, { status: 204 });
    return new Response('{"a":1}', { status: address === '/broken' ? 500 : 200, headers: { 'X-Of': 'b' } });
  };
  const form = new FormData();
  form.append('a', 'b');
  const bodies = [undefined, { a: [1] }, new URLSearchParams({ a: 'b c' }), form];
  for (const address of ['/a?b=c', '/broken', '/empty', '/gone'])
    for (const body of bodies) {
      const call = { method: body ? 'POST' : 'GET', headers: { Accept: 'application/json' }, ...(body && { body }) };
      const own = { credentials: 'include', responseType: 'text', retry: 0, ignoreResponseError: true };
      await createFetch({ fetch })
        .raw(address, { ...call, ...own })
        .then(
          ({ status, _data, headers }) => log.push([status, _data, headers.get('x-of')]),
          (error: Error) => log.push([error.name, `${error.cause}`]),
        );
    }
  return log;
}

it('what the build keeps of ofetch sends and answers as it does', async () => {
  const theirs = await asked(false);
  expect(theirs).toHaveLength(32);
  expect(JSON.stringify(theirs)).toMatch(/FetchError.*the network failed/);
  expect(await asked(true)).toEqual(theirs);
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

it('the build’s React is smaller by two fifths', () => {
  const weight = (code: string) =>
    gzipSync(
      minifySync('react.js', `(function (exports, require) {${code}})(a, b)`, { compress: true, mangle: true }).code,
    ).length;
  const source = sourceOf(CLIENT);
  expect(weight(cut(source, cutsOf(CLIENT)))).toBeLessThan(0.6 * weight(source));
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
  expect(await drawn('title')).toContain('this build draws no <title>');
  expect(await drawn(Symbol.for('react.suspense'))).toContain('#130');
});
