/**
 * Vite plugin for builds: takes the parts of React out that this app has no use for (`lean-react/parts.ts`), two fifths of its size. A
 * module that imports one of those parts, listens to an event that is not heard, or draws an element of the document's head, fails the
 * build.
 */
import { type Plugin, parseAst } from 'vite';
import { cut } from './lean-react/cut.ts';
import { CUTS, EVENTS, LIFECYCLES, NAMES } from './lean-react/parts.ts';

const FILE =
  /\/node_modules\/((?:react(?:-dom)?|scheduler)\/cjs\/[\w-]+\.production\.js|ofetch\/dist\/shared\/ofetch\.\w+\.mjs)$/;
/** React's own modules ask for themselves; a build for tests has those for development. */
const OF_REACT = /\/node_modules\/(?:react(?:-dom)?|scheduler)\//;
const IMPORT =
  /\b(?:import|export)\s*(?:(\w+)\s*,?\s*)?(?:\*\s*as\s+(\w+)\s*|\{([^}]*)\}\s*)?from\s*["'](react|react-dom|react-dom\/client)["']/g;
const HEAD = /\b(?:jsxs?|createElement)\(\s*["'](?:title|meta|link|style|script|html|head|body)["']\s*,/;
/** `document.createElement` is another. */
const OF_DOCUMENT = /\bdocument\.createElement\(/g;

const LIFECYCLE = new RegExp(`\\b(?:${LIFECYCLES.join('|')})\\b`, 'g');
const LISTENS = /\b(on[A-Z]\w*)\s*:/g;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The attributes of elements by which a module listens to events that the build's React does not hear. */
function unheardIn(code: string): string[] {
  const unheard: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isNode(value)) return;
    const { type, callee, arguments: given } = value as Node & { readonly arguments?: readonly Node[] };
    const [element, props] = given ?? [];
    const isElement = type === 'CallExpression' && typeof element?.['value'] === 'string';
    if (isElement && /^_*(?:jsxs?|createElement)$/.test(String((callee as Node)['name'])))
      for (const { key } of (props?.['properties'] ?? []) as { readonly key?: Node }[]) {
        const name = String(key?.['name'] ?? key?.['value']);
        if (/^on[A-Z]/.test(name) && !isHeard(name)) unheard.push(name);
      }
    Object.values(value).forEach(walk);
  };
  const isHeard = (name: string) => EVENTS.has(name.replace(/Capture$/, ''));
  if ([...code.matchAll(LISTENS)].some(([, name = '']) => !isHeard(name))) walk(parseAst(code));
  return unheard.map((name) => `${name} of an element`);
}

/** Returns what a module asks of React that the build does not have. */
export function missingFor(code: string): string[] {
  const missing: string[] = [];
  for (const [name] of code.matchAll(LIFECYCLE)) missing.push(`${name} of a class`);
  missing.push(...unheardIn(code));
  for (const [, whole, space, names = '', entry = ''] of code.matchAll(IMPORT)) {
    const asked = names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter(Boolean);
    const all = whole ?? space;
    if (all) for (const [, member = ''] of code.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))) asked.push(member);
    missing.push(...asked.filter((name) => !NAMES[entry]?.includes(name)).map((name) => `${name} of ${entry}`));
  }
  if (HEAD.test(code.replace(OF_DOCUMENT, ''))) missing.push('an element of the document’s head');
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
