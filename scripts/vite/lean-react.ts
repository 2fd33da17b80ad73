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
const IMPORT =
  /\b(?:import|export)\s*(?:(\w+)\s*,?\s*)?(?:\*\s*as\s+(\w+)\s*|\{([^}]*)\}\s*)?from\s*["'](react|react-dom|react-dom\/client)["']/g;
const ELEMENT = new RegExp(`\\b(?:jsxs?|createElement)\\(\\s*["'](${REFUSED_ELEMENTS.join('|')})["']\\s*,`, 'g');
/** `document.createElement` is another. */
const OF_DOCUMENT = /\bdocument\.createElement\(/g;

const LIFECYCLE = new RegExp(`\\b(?:${LIFECYCLES.join('|')})\\b`, 'g');
/** Names that may be an element's attribute for a listener, its style, or an attribute that is not drawn. */
const NAMED = /\b(\w+)["']?\s*:/g;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const namesOf = (literal: Node | undefined): [string, Node | undefined][] =>
  ((literal?.['properties'] ?? []) as { readonly key?: Node; readonly value?: Node }[]).map(({ key, value }) => [
    String(key?.['name'] ?? key?.['value']),
    value,
  ]);

/** The attributes and styles of elements that the build's React does not draw, or by which a module listens to events that it does not hear. */
function undrawnIn(code: string): string[] {
  const undrawn: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isNode(value)) return;
    const { type, callee, arguments: given } = value as Node & { readonly arguments?: readonly Node[] };
    const [element, props] = given ?? [];
    const isElement = type === 'CallExpression' && typeof element?.['value'] === 'string';
    if (isElement && /^_*(?:jsxs?|createElement)$/.test(String((callee as Node)['name'])))
      for (const [name, given] of namesOf(props)) {
        if (isGone(name)) undrawn.push(name);
        if (name === 'style')
          undrawn.push(...namesOf(given).flatMap(([style]) => (REFUSED_STYLES.has(style) ? style : [])));
      }
    Object.values(value).forEach(walk);
  };
  const isGone = (name: string) =>
    REFUSED_ATTRIBUTES.has(name) || (/^on[A-Z]/.test(name) && !EVENTS.has(name.replace(/Capture$/, '')));
  const isToBeRead = [...code.matchAll(NAMED)].some(([, name = '']) => isGone(name) || REFUSED_STYLES.has(name));
  if (isToBeRead) walk(parseAst(code));
  return undrawn.map((name) => `${name} of an element`);
}

/** Returns what a module asks of React that the build does not have. */
export function missingFor(code: string): string[] {
  const missing: string[] = [];
  for (const [name] of code.matchAll(LIFECYCLE)) missing.push(`${name} of a class`);
  missing.push(...undrawnIn(code));
  for (const [, whole, space, names = '', entry = ''] of code.matchAll(IMPORT)) {
    const asked = names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter(Boolean);
    const all = whole ?? space;
    if (all) for (const [, member = ''] of code.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))) asked.push(member);
    missing.push(...asked.filter((name) => !NAMES[entry]?.includes(name)).map((name) => `${name} of ${entry}`));
  }
  for (const [, element] of code.replace(OF_DOCUMENT, '').matchAll(ELEMENT)) missing.push(`the element ${element}`);
  return missing;
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
