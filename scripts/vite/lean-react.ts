/**
 * Vite plugin for builds: takes the parts of React out that this app has no use for (`lean-react/parts.ts`), three fifths of its size. A
 * module that imports one of those parts, listens to an event that is not heard, or draws an element, an attribute or a style that this
 * React does not know, fails the build.
 */
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { root } from '../workspace/root.ts';
import { asModule } from './lean-react/as-module.ts';
import { cut } from './lean-react/cut.ts';
import { REFUSED_ATTRIBUTES, REFUSED_ELEMENTS, REFUSED_STYLES } from './lean-react/elements.ts';
import { CUTS, EVENTS, LIFECYCLES, NAMES } from './lean-react/parts.ts';

const FILE = /\/node_modules\/((?:react(?:-dom)?|scheduler)\/cjs\/[\w-]+\.production\.js)$/;
/** React's own modules ask for themselves; a build for tests has those for development. */
const OF_REACT = /\/node_modules\/(?:react(?:-dom)?|scheduler)\//;
/** Modules that lucide's list names and no icon of ours uses. */
const UNUSED = /\/node_modules\/lucide-react\/dist\/esm\/(?:Icon|createLucideIcon)\.mjs$/;
const UNUSED_CODE = `export default () => { throw new Error('stub: icons are made by webview-app/src/ui/lucide-icon.ts'); };`;
const JSX = /^react\/jsx-(?:dev-)?runtime$/;
/** The functions that make an element, by the names that they are exported by. */
const MAKES = /^(?:jsxs?|jsxDEV|createElement)$/;
const IS_REFUSED = new RegExp(`^(?:${REFUSED_ELEMENTS.join('|')}|.*-.*)$`);
/** Elements of SVG that hold others. Within them `title`, `style` and `image` are elements of SVG, which the build draws. */
const OF_SVG =
  /^(?:svg|g|defs|symbol|marker|mask|pattern|clipPath|text|path|circle|rect|line|ellipse|poly\w+|\w+Gradient)$/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
/** The name of an identifier, or the text of a literal. */
const wordOf = (value: unknown): string => (isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '');

/** The members of an object that is written here, with those of the objects that it takes in or chooses between. */
function membersOf(value: unknown): [name: string, value: unknown][] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'ObjectExpression':
      return nodesOf(value['properties']).flatMap(({ key, value: given, computed, argument }) =>
        argument ? membersOf(argument) : [[computed && isNode(key) && 'name' in key ? '' : wordOf(key), given]],
      );
    case 'ParenthesizedExpression':
      return membersOf(value['expression']);
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].flatMap(membersOf);
    case 'LogicalExpression':
      return [value['left'], value['right']].flatMap(membersOf);
    default:
      return [];
  }
}

const isGone = (name: string) =>
  REFUSED_ATTRIBUTES.has(name) || (/^on[A-Z]/.test(name) && !EVENTS.has(name.replace(/Capture$/, '')));

/** Returns the attributes and styles of an element that the build's React does not draw, and the events that it does not hear. */
const undrawnIn = (props: unknown): string[] =>
  membersOf(props).flatMap(([name, given]) => [
    ...(isGone(name) ? [name] : []),
    ...(name === 'style' ? membersOf(given).flatMap(([style]) => (REFUSED_STYLES.has(style) ? [style] : [])) : []),
  ]);

/** Returns what a module, whose JSX is written as calls already, asks of React that the build does not have. */
export function missingFor(code: string): string[] {
  const missing = new Set<string>();
  /** The names of functions that make elements, and of whole modules. */
  const makes = new Set<string>();
  const wholes = new Map<string, string>();
  const ask = (name: string, entry: string) => {
    if (Object.hasOwn(NAMES, entry) && !NAMES[entry]?.includes(name)) missing.add(`${name} of ${entry}`);
  };
  const { body } = parseAst(code) as unknown as { readonly body: readonly Node[] };
  for (const { type, source, specifiers } of body) {
    const entry = wordOf(source);
    if (!Object.hasOwn(NAMES, entry) && !JSX.test(entry)) continue;
    if (type === 'ExportAllDeclaration') ask('all', entry);
    for (const { type: kind, imported, local } of nodesOf(specifiers)) {
      const name = kind === 'ExportSpecifier' ? wordOf(local) : wordOf(imported);
      if (!name || name === 'default') wholes.set(wordOf(local), entry);
      else ask(name, entry);
      if (MAKES.test(name)) makes.add(wordOf(local));
    }
  }
  const isMaker = (callee: unknown): boolean => {
    if (!isNode(callee)) return false;
    if (callee.type === 'MemberExpression')
      return wholes.has(wordOf(callee['object'])) && MAKES.test(wordOf(callee['property']));
    return makes.has(wordOf(callee));
  };
  const walk = (value: unknown, isInSvg: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, isInSvg);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    const { type, callee } = value;
    let isInside = isInSvg;
    if (type === 'Identifier') {
      const name = wordOf(value);
      if (LIFECYCLES.includes(name)) missing.add(`${name} of a class`);
      const entry = wholes.get(name);
      if (entry) ask('all', entry);
    }
    if (type === 'MemberExpression' && !value['computed'] && wholes.has(wordOf(value['object']))) {
      ask(wordOf(value['property']), wholes.get(wordOf(value['object'])) ?? '');
      return;
    }
    if (type === 'Property' && !value['computed']) {
      walk(value['value'], isInSvg);
      if (LIFECYCLES.includes(wordOf(value['key']))) missing.add(`${wordOf(value['key'])} of a class`);
      return;
    }
    const [element, props] = nodesOf(value['arguments']);
    if (type === 'CallExpression' && element?.type === 'Literal' && isMaker(callee)) {
      const name = wordOf(element);
      if (!isInSvg && IS_REFUSED.test(name)) missing.add(`the element ${name}`);
      for (const undrawn of undrawnIn(props)) missing.add(`${undrawn} of an element`);
      isInside = OF_SVG.test(name) || (isInSvg && name !== 'foreignObject');
    }
    for (const inside of Object.values(value)) walk(inside, isInside);
  };
  walk(body, false);
  return [...missing];
}

/** React's packages choose between their forms by a variable, each in a module of its own: builds for people have one. */
const DIRECT: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

export function leanReact(): Plugin {
  let isForPeople = false;
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'post',
    configResolved({ isProduction }) {
      isForPeople = isProduction;
    },
    // React's module for the page names parts of others that are gone, in constants that nothing reads.
    onLog: (_, { code, message }) =>
      code === 'IMPORT_IS_UNDEFINED' && message.includes('/react-dom/cjs/') ? false : undefined,
    resolveId: {
      order: 'pre',
      handler: (id) => (isForPeople && Object.hasOwn(DIRECT, id) ? join(root, 'node_modules', DIRECT[id] ?? '') : null),
    },
    transform(code, id) {
      if (UNUSED.test(id)) return { code: UNUSED_CODE, map: null };
      const file = FILE.exec(id.split('?', 1)[0] ?? '')?.[1] ?? '';
      const cuts = CUTS[file];
      const own = cuts ? cut(code, cuts) : code;
      if (file && isForPeople) return { code: asModule(own), map: null };
      if (cuts) return { code: own, map: null };
      if (file || OF_REACT.test(id) || !/["']react/.test(code)) return null;
      const missing = missingFor(code);
      if (missing.length > 0)
        this.error(
          `${id} asks for what the build takes out of React (scripts/vite/lean-react/parts.ts): ${missing.join(', ')}`,
        );
      return null;
    },
  };
}
