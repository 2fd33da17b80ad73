/**
 * Vite plugin for builds: takes the parts of React out that this app has no use for (`lean-react/parts.ts`), three fifths of its size. A
 * module that imports one of those parts, listens to an event that is not heard, or draws an element, an attribute or a style that this
 * React does not know, fails the build.
 */
import { type Plugin, parseAst } from 'vite';
import { cut } from './lean-react/cut.ts';
import { REFUSED_ATTRIBUTES, REFUSED_ELEMENTS, REFUSED_STYLES } from './lean-react/elements.ts';
import { CUTS, EVENTS, LIFECYCLES, NAMES } from './lean-react/parts.ts';

const FILE = /\/node_modules\/((?:react(?:-dom)?|scheduler)\/cjs\/[\w-]+\.production\.js)$/;
/** React's own modules ask for themselves; a build for tests has those for development. */
const OF_REACT = /\/node_modules\/(?:react(?:-dom)?|scheduler)\//;
/** Modules that others name and nobody uses: no part of them may be in a chunk. */
const UNUSED = /\/node_modules\/lucide-react\/dist\/esm\/(?:Icon|createLucideIcon)\.mjs$/;
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

export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const file = FILE.exec(id.split('?', 1)[0] ?? '')?.[1] ?? '';
      const cuts = CUTS[file];
      if (cuts) return { code: cut(code, cuts), map: null };
      if (file || OF_REACT.test(id) || UNUSED.test(id) || !/["']react/.test(code)) return null;
      const missing = missingFor(code);
      if (missing.length > 0)
        this.error(
          `${id} asks for what the build takes out of React (scripts/vite/lean-react/parts.ts): ${missing.join(', ')}`,
        );
      return null;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(chunk.type === 'chunk' ? chunk.modules : {}))
          if (UNUSED.test(id) && renderedLength > 0) this.error(`${id} asks for what the build takes out of React`);
    },
  };
}
