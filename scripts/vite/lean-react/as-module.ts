/**
 * Writes a CommonJS module of React's as an ES module: a bundler then needs no wrapper and no helper for it, and names in the place of
 * members are shorter. Throws where the module asks for others, or exports, in another way than React's do.
 */
import { parse } from 'acorn';

interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string';
const nameOf = (value: unknown): string => (isTree(value) && value.type === 'Identifier' ? String(value['name']) : '');
/** The name that a member of `exports` has, else nothing. */
const exportOf = (value: unknown): string =>
  isTree(value) && value.type === 'MemberExpression' && !value['computed'] && nameOf(value['object']) === 'exports'
    ? nameOf(value['property'])
    : '';
const localOf = (name: string): string => `$${name}`;

export function asModule(code: string): string {
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'script' }) as unknown as Tree;
  const edits: (readonly [start: number, end: number, text: string])[] = [];
  const imports: string[] = [];
  const assigned = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isTree(value)) return;
    const { type, init } = value;
    if (type === 'VariableDeclarator' && isTree(init) && nameOf(init['callee']) === 'require') {
      const [{ raw = '' } = {}] = (init['arguments'] ?? []) as { readonly raw?: string }[];
      imports.push(`import * as ${nameOf(value['id'])} from ${raw};`);
      // Another may follow it.
      edits.push([value.start, value.end, `${nameOf(value['id'])}$ = 0`]);
      return;
    }
    const name = exportOf(value);
    if (name) edits.push([value.start, value.end, localOf(name)]);
    if (type === 'AssignmentExpression' && exportOf(value['left']))
      assigned.set(exportOf(value['left']), (assigned.get(exportOf(value['left'])) ?? 0) + 1);
    Object.values(value).forEach(walk);
  };
  walk(program);
  const declared = new Set<string>();
  for (const { type, start, expression } of program['body'] as readonly Tree[]) {
    const name = type === 'ExpressionStatement' && isTree(expression) ? exportOf(expression['left']) : '';
    if (!name || assigned.get(name) !== 1) continue;
    declared.add(name);
    edits.push([start, start, 'var ']);
  }
  let text = '';
  let at = 0;
  for (const [start, end, replacement] of [...edits].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    text += code.slice(at, start) + replacement;
    at = end;
  }
  text += code.slice(at);
  if (/\b(?:exports|require|module)\b\s*[.(=]/.test(text))
    throw new Error('as-module: an unknown way to import or export');
  const names = [...assigned.keys()];
  const later = names.filter((name) => !declared.has(name));
  return [
    ...imports,
    later.length > 0 ? `var ${later.map(localOf).join(', ')};` : '',
    text,
    `export { ${names.map((name) => `${localOf(name)} as ${name}`).join(', ')} };`,
  ].join('\n');
}
