/** Pages that use all that ours use of React, drawn by React as released or as the build has it: each says what it saw. */
import type * as ReactNamespace from 'react';
import type * as ClientNamespace from 'react-dom/client';
import { type Loaded, load } from './loaded.ts';

/** An error's words; React's own by their number alone. */
const wordsOf = (error: unknown): string =>
  String((error as Error).message).replace(/^.*React error #(\d+)[\s\S]*$/, '#$1');

/** A page to draw in, and what its components use. */
interface Stage extends Loaded {
  readonly box: HTMLElement;
  readonly reactRoot: ClientNamespace.Root;
  readonly log: string[];
  readonly Boundary: ReactNamespace.ComponentClass<{ name: string; children?: ReactNamespace.ReactNode }>;
  /** Waits, and notes what is there. */
  see(): Promise<void>;
  find(selector: string): HTMLElement;
  click(selector: string): Promise<void>;
  /** Types as a person does: React notices the change by the element's own setter. */
  type(selector: string, words: string): Promise<void>;
}

function stage(isCut: boolean): Stage {
  const loaded = load(isCut);
  const { React, client, window, settled } = loaded;
  const log: string[] = [];
  const box = window.document.createElement('div') as unknown as HTMLElement;
  window.document.body.append(box as never);
  box.innerHTML = '<p>what was there before</p>';
  class Boundary extends React.Component<{ name: string; children?: ReactNamespace.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error): void {
      log.push(`${this.props.name} caught ${wordsOf(error)}`);
    }
    override render(): ReactNamespace.ReactNode {
      if (!this.state.failed) return this.props.children;
      const again = () => this.setState(() => ({ failed: false }));
      return React.createElement('button', { className: 'again', role: 'alert', onClick: again }, 'failed');
    }
  }
  const say = (kind: string) => (error: unknown) => void log.push(`${kind} ${wordsOf(error)}`);
  const reactRoot = client.createRoot(box, {
    onCaughtError: say('caught'),
    onUncaughtError: say('uncaught'),
    onRecoverableError: say('recovered'),
  });
  const find = (selector: string) => {
    const found = box.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector} in ${box.innerHTML}`);
    return found;
  };
  const see = async () => {
    await settled();
    const { activeElement } = window.document;
    log.push(`${box.innerHTML} focus: ${activeElement?.id}`);
  };
  const event = (name: string) => new window.Event(name, { bubbles: true }) as never;
  return {
    ...{ ...loaded, box, reactRoot, log, Boundary, see, find },
    async click(selector) {
      find(selector).click();
      await see();
    },
    async type(selector, words) {
      const field = find(selector);
      const kind = field.localName === 'textarea' ? window.HTMLTextAreaElement : window.HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, words);
      field.dispatchEvent(event('input'));
      await see();
      log.push(`typed ${(field as HTMLInputElement).value}`);
    },
  };
}

type Page = (stage: Stage) => Promise<void>;

/** Hooks, a memo, a store, a context and a boundary. */
const components: Page = async ({ React, Boundary, reactRoot, log, see, click, type }) => {
  const { createElement: h, useState, useEffect, useLayoutEffect, useSyncExternalStore, useReducer } = React;
  const Context = React.createContext('out');
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
  const Quiet = React.memo(
    ({ at }: { at: number }) => {
      log.push(`quiet ${at}`);
      return h('i', null, at);
    },
    (before, after) => before.at >> 1 === after.at >> 1,
  );
  const store = { value: 1, tell: () => undefined as unknown };
  function App() {
    const [words, setWords] = useState('');
    const [step, next] = useReducer((before: number) => before + 1, 0);
    const [seen, setSeen] = useState(0);
    // While drawing, as a component does that follows its props.
    if (seen !== step) setSeen(step);
    const stored = useSyncExternalStore(
      (tell) => {
        store.tell = tell;
        return () => undefined;
      },
      () => store.value,
    );
    const latest = React.useRef(step);
    React.useInsertionEffect(() => {
      latest.current = step;
      log.push('insertion');
    });
    const said = React.useCallback(() => log.push(`latest ${latest.current}`), []);
    useEffect(() => {
      log.push(`effect ${step}`);
      if (step === 2) setWords((before) => `${before}!`);
      return () => void log.push(`effect gone ${step}`);
    }, [step]);
    useLayoutEffect(() => {
      said();
      if (step === 1 && store.value === 1) {
        store.value = 5;
        store.tell();
      }
    });
    const order = step % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'a', 'd'];
    const half = step >> 1;
    const top = React.useMemo(() => `top ${half}`, [half]);
    return h(
      Context,
      { value: step > 2 ? 'bad' : 'in' },
      h('button', { type: 'button', onClick: next, style: { margin: 4, opacity: 0.5 } }, `step ${step}`),
      h('input', { value: words, name: 'words', onChange: ({ target }) => setWords(target.value.toUpperCase()) }),
      h('ul', { title: top }, ...order.map((key) => h('li', { key }, key, stored))),
      h(Quiet, { at: step }),
      h(Boundary, { name: 'inner' }, h(Inner, { on: step > 0 })),
    );
  }
  reactRoot.render(h(App));
  await see();
  await click('button');
  await click('button');
  await type('input', 'abc');
  store.value = 2;
  store.tell();
  await see();
  await click('button');
  reactRoot.unmount();
  await see();
};

/** Keys, fragments, texts and lists that change, with the focus and what is selected. */
const lists: Page = async ({ React, reactRoot, log, see, find }) => {
  const { createElement: h, Fragment } = React;
  const field = (id: string) => h('input', { key: id, id, defaultValue: `words of ${id}` });
  const pages: ReactNamespace.ReactNode[] = [
    [field('a'), field('b'), field('c')],
    [field('c'), field('a'), field('d')],
    h('div', { ref: (node: unknown) => void log.push(`ref ${node !== null}`) }, 'one', 2, null, true, [3n, 'four']),
    h('div', { ref: () => () => void log.push('ref is cleaned') }, 'one', '', false, 5),
    h(Fragment, null, h(Fragment, { key: 'x' }, 'in', h('b', null, 'bold')), 'tail'),
    h(Fragment, null, h('b', null, 'bold'), h(Fragment, { key: 'x' }, 'in')),
    new Set(['of', 'a', 'set']),
    h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'icon'), h('foreignObject', null, h('p', null, 'html'))),
    h('p', null, 'text alone'),
    h('p', null, h('i', null, 'no text alone')),
    null,
    'text',
  ];
  for (const page of pages) {
    reactRoot.render(page);
    await see();
    if (page !== pages[0]) continue;
    const b = find('#a') as HTMLInputElement;
    b.focus();
    b.setSelectionRange(2, 4);
  }
};

/** Attributes and styles of elements, as they come, change and go. */
const attributes: Page = async ({ React, reactRoot, see, log, find }) => {
  const { createElement: h } = React;
  const hyphened = ['clipPath', 'fillRule', 'stopColor', 'strokeWidth', 'strokeLinecap', 'textAnchor', 'fillOpacity'];
  const all: readonly (readonly [string, object])[] = [
    ['a', { href: '/x', download: true, target: '_blank', rel: 'noopener', 'aria-label': 'x', 'aria-current': false }],
    ['a', { href: 'java\nscript:alert(1)', download: 'x', 'data-a': true, tabIndex: -1, lang: 'en', href2: undefined }],
    ['a', { href: '' }],
    ['button', { disabled: true, type: 'submit', hidden: true, 'aria-busy': undefined, autoFocus: true }],
    ['button', { disabled: false, type: 'button', hidden: false, 'aria-busy': true, inert: true }],
    ['input', { type: 'radio', name: 'n', value: 1, checked: true, readOnly: true }],
    ['input', { type: 'radio', name: 'n', value: 2, checked: false, readOnly: true, required: true }],
    ['input', { type: 'file', accept: 'image/*', multiple: true, capture: 'environment' }],
    ['input', { type: 'number', defaultValue: 3, min: 1, inputMode: 'numeric', autoComplete: 'off', maxLength: 4 }],
    ['input', { type: 'text', value: 'v', spellCheck: false, enterKeyHint: 'search', onChange: () => undefined }],
    ['textarea', { value: 'a\nb', rows: 3, onChange: () => undefined, style: { '--a': 1, width: 5, lineHeight: 2 } }],
    [
      'textarea',
      { value: 'c', rows: 4, onChange: () => undefined, style: { '--a': '2', height: '3px', float: 'left' } },
    ],
    ['textarea', { defaultValue: 'd' }],
    ['img', { src: '/a.png', srcSet: '/b.png 2x', alt: '', width: 10, loading: 'lazy', decoding: 'async' }],
    ['img', { src: '/c.png', alt: 'c', crossOrigin: 'anonymous' }],
    ['ol', { start: 3, reversed: true, className: 'c', id: 'i', dir: 'rtl', role: 'list' }],
    ['td', { colSpan: 2, rowSpan: 3, title: () => undefined }],
    ['form', { action: '/go', method: 'post', noValidate: true, encType: 'x' }],
    ['dialog', { open: true }],
    ['details', { open: true }],
    ['svg', Object.fromEntries(hyphened.map((name, at) => [name, at]))],
    ['svg', { xmlns: 'http://www.w3.org/2000/svg', width: 4, 'a<b': 1, fill: 'none', className: 'x' }],
    ['br', {}],
    [
      'p',
      { onClick: () => undefined, onScroll: () => undefined, style: { opacity: 0, margin: 0, flex: 1, zIndex: 2 } },
    ],
    ['p', { style: { opacity: null, marginTop: -4 }, className: null }],
  ];
  for (const [name, given] of all) {
    reactRoot.render(h(name, { ...given }));
    await see();
  }
  // A group of radio buttons, by taps.
  const Group = () => {
    const [chosen, choose] = React.useState('1');
    const button = (value: string) =>
      h('input', {
        ...{ key: value, id: `r${value}`, type: 'radio', name: 'group', value, checked: chosen === value },
        onChange: () => choose(value),
      });
    const locked = { id: 'locked', type: 'checkbox', checked: false, onChange: () => void log.push('changed') };
    return h('form', null, button('1'), button('2'), h('input', locked));
  };
  reactRoot.render(h(Group));
  await see();
  for (const id of ['r2', 'r1', 'locked']) {
    find(`#${id}`).click();
    await see();
    log.push(['r1', 'r2', 'locked'].map((one) => (find(`#${one}`) as HTMLInputElement).checked).join());
  }
};

/** Failures: while drawing, the first time and later, in effects, in listeners, in refs, and without end. */
const faults: Page = async ({ React, Boundary, reactRoot, reported, log, see, click }) => {
  const { createElement: h, useEffect, useLayoutEffect, useState } = React;
  const fail = (why: string): never => {
    throw new Error(why);
  };
  const Fails = ({ when, at }: { when: string; at: number }) => {
    const [tick, setTick] = useState(0);
    log.push(`draws ${when} ${at}`);
    useLayoutEffect(() => (when === 'layout' && at === 1 ? fail('layout') : undefined));
    useLayoutEffect(() => () => (when === 'leaving' ? fail(`leaving ${at}`) : undefined), [when, at]);
    useEffect(() => (when === 'effect' && at === 1 ? fail('effect') : undefined));
    useLayoutEffect(() => (when === 'endless' && at === 1 ? setTick(tick + 1) : undefined), [when, at, tick]);
    if (when === 'drawing' && at !== 1) fail('drawing');
    if (when === 'later' && at === 1) fail('later');
    if (when === 'once' && at === 1 && count++ === 0) fail('once');
    if (when === 'endlessly drawing' && at === 1) setTick(tick + 1);
    const onClick = () => (when === 'listener' ? fail('listener') : undefined);
    const ref = (node: unknown) => (when === 'ref' && node && at === 1 ? fail('ref') : undefined);
    return h('button', { id: 'b', onClick, ref: at === 1 ? ref : null }, when, at);
  };
  let count = 0;
  const kinds = ['drawing', 'later', 'once', 'layout', 'leaving', 'effect', 'listener', 'ref', 'endless'];
  for (const when of [...kinds, 'endlessly drawing']) {
    for (const at of [0, 1, 2]) {
      const inner = h(Boundary, { name: 'inner' }, h(Fails, { when, at }), h('u', null, 'beside'));
      reactRoot.render(h(Boundary, { name: 'outer', key: when }, inner));
      await see();
    }
    if (log.at(-1)?.includes('failed')) await click('.again');
    if (when === 'listener') await click('#b');
  }
  log.push(`reported ${reported.map(wordsOf)}`);
  for (const [key, child] of [{}, h(undefined as never), h({} as never)].entries()) {
    reactRoot.render(h(Boundary, { key, name: 'odd' }, child as never));
    await see();
  }
  reactRoot.render(h('p', null, h(Fails, { when: 'drawing', at: 0 })));
  await see();
};

/** Updates of several priorities at once, from listeners of React's and of the page's own. */
const updates: Page = async ({ React, reactRoot, window, settled, log, see, find }) => {
  const { createElement: h, useEffect, useState } = React;
  const give: Record<string, (value: (before: string) => string) => void> = {};
  const Part = ({ name, children }: { name: string; children?: ReactNamespace.ReactNode }) => {
    const [words, setWords] = useState(() => name);
    give[name] = setWords;
    useEffect(() => {
      log.push(`effect ${words}`);
      const onBack = () => setWords((before) => `${before} back`);
      window.addEventListener('popstate', onBack as never);
      return () => window.removeEventListener('popstate', onBack as never);
    }, [words]);
    const add = (sign: string) => () => setWords((before) => before + sign);
    const listeners = {
      onClick: add('c'),
      onClickCapture: add('d'),
      onPointerMove: add('m'),
      onFocus: add('f'),
      onBlur: add('b'),
      onKeyDown: (event: { key: string; stopPropagation(): void }) => {
        if (name === 'inner') event.stopPropagation();
        setWords((before) => before + event.key);
      },
    };
    return h('section', { ...listeners, id: name }, words, children, h('input', { id: `${name}-field` }));
  };
  reactRoot.render(h(Part, { name: 'outer' }, h(Part, { name: 'inner' })));
  await see();
  const send = (name: string, kind: 'Event' | 'PointerEvent' | 'KeyboardEvent' = 'Event', more = {}) =>
    find('#inner').dispatchEvent(new window[kind](name, { bubbles: true, ...more }) as never);
  send('pointermove', 'PointerEvent');
  give['outer']?.((before) => `${before}1`);
  send('click');
  give['inner']?.((before) => `${before}2`);
  log.push('before anything is drawn');
  await Promise.resolve();
  log.push(find('#outer').textContent ?? '');
  await settled();
  await see();
  send('keydown', 'KeyboardEvent', { key: 'x' });
  await see();
  find('#inner-field').focus();
  find('#outer-field').focus();
  await see();
  give['outer']?.((before) => before);
  window.dispatchEvent(new window.Event('popstate'));
  await see();
  reactRoot.render(h(Part, { name: 'outer' }, null));
  give['inner']?.((before) => `${before} gone`);
  await see();
};

export const PAGES = { components, lists, attributes, faults, updates };

/** Returns what a page saw, step by step. */
export async function played(name: keyof typeof PAGES, isCut: boolean): Promise<string[]> {
  const given = stage(isCut);
  await PAGES[name](given);
  return given.log;
}
