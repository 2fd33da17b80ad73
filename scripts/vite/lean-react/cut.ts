/**
 * Takes parts out of a module of React, or of another dependency, that an app never reaches, by the tree of its code: what only those parts used is then
 * dropped by the minifier. A cut that finds nothing to cut throws, because then the module is not the one that was looked at.
 */
import { createHash } from 'node:crypto';
import { parse } from 'acorn';

export interface Cuts {
  /** The release that was looked at, as the module's own text has it. */
  readonly version: string;
  /** The SHA-256 of a module whose text tells no release, as hexadecimal digits. */
  readonly digest?: string;
  /** Names that stay exported. */
  readonly exports?: readonly string[];
  /** Statements `<object>.<name> = ...` that go, as they are written. */
  readonly assignments?: readonly string[];
  /** New bodies of functions: of those that are never called, and of those that never have anything to do. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Variables that always have one value, as it is written. A function with a parameter of a variable's name keeps it. */
  readonly constants?: Readonly<Record<string, string>>;
  /** First values of variables, in the place of their own. */
  readonly values?: Readonly<Record<string, string>>;
  /** Members that are always false, or never there. */
  readonly falseMembers?: readonly string[];
  /** Values that `<object>.tag`, and a variable with one of these names, never has: comparisons are decided, cases of a `switch` go. */
  readonly tags?: ReadonlySet<number>;
  readonly tagVariables?: readonly string[];
  /** The only values of variables: comparisons are decided, cases of a `switch` go. */
  readonly only?: Readonly<Record<string, readonly number[]>>;
  /** Expressions and statements, as they are written but for blanks; one that ends in `…` is the beginning. They are replaced wherever they stand. */
  readonly code?: Readonly<Record<string, string>>;
  /** Constants whose cases of a `switch` go; without the case its value is refused. */
  readonly cases?: readonly string[];
  /** Texts whose cases of a `switch` go, by the function that has it. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Members that are given a value which nobody reads: the value stays where another place takes it too. */
  readonly unread?: readonly string[];
  /** Members of the module's own objects, which get short names. No other module and no text knows them. */
  readonly own?: readonly string[];
  /** Keys of the object literals whose variables' names fit, and of assignments to their members. */
  readonly keys?: { readonly of: RegExp; readonly names: readonly string[] };
  /** Keys that stay in the object that is assigned to this member. */
  readonly keep?: { readonly of: string; readonly names: readonly string[] };
}

/** A node of the tree; its other members are nodes, lists of them, or values. */
interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
type Edit = readonly [start: number, end: number, text: string];

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';
const treesOf = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);
const nameOf = (value: unknown): string => (isTree(value) && value.type === 'Identifier' ? String(value['name']) : '');
/** The name of a member that is written with a dot, else nothing. */
const memberOf = (value: unknown): string =>
  isTree(value) && value.type === 'MemberExpression' && !value['computed'] ? nameOf(value['property']) : '';

/** True where nothing that stands after these statements is reached from them. */
function ends(statements: readonly Tree[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  return last.type === 'BlockStatement'
    ? ends(treesOf(last['body']))
    : /^(?:Return|Break|Throw|Continue)Statement$/.test(last.type);
}

/** The names that `var` declares in a node, for the whole function around it. */
function declaredIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(declaredIn);
  if (!isTree(value) || value.type.startsWith('Function')) return [];
  const own = value.type === 'VariableDeclarator' ? [nameOf(value['id'])] : [];
  return [...own, ...Object.values(value).flatMap(declaredIn)];
}

/** Returns the module's code without what the cuts name. Throws where the module has another version, or lacks what is cut. */
export function cut(code: string, cuts: Cuts): string {
  const isKnown = cuts.digest
    ? createHash('sha256').update(code).digest('hex') === cuts.digest
    : code.includes(`"${cuts.version}"`) || code.includes(`@version ${cuts.version}`);
  if (!isKnown)
    throw new Error(
      `lean-react: the cuts are for ${cuts.version}: look at the new release before they are used for it`,
    );
  const edits: Edit[] = [];
  const found = new Set<string>();
  /** The bodies of the functions around the place that is looked at, and their names. */
  const within: Tree[] = [];
  const names: string[] = [];
  const { bodies = {}, constants = {}, values = {}, only = {}, falseMembers = [], cases = [], assignments = [] } = cuts;
  const { keys, keep, tagVariables = [], words = {}, unread = [] } = cuts;
  const written = codeFinder(code, cuts.code ?? {});
  const textOf = ({ start, end }: Tree) => code.slice(start, end);
  const replace = ({ start, end }: Pick<Tree, 'start' | 'end'>, text: string, name?: string) => {
    edits.push([start, end, text]);
    if (name) found.add(name);
  };
  const isTag = (value: unknown): boolean => memberOf(value) === 'tag' || tagVariables.includes(nameOf(value));
  /** True where one side never has the other's value, which is a number. */
  const differ = (one: unknown, other: unknown): boolean => {
    if (!isTree(other) || other.type !== 'Literal' || typeof other['value'] !== 'number') return false;
    const known = only[nameOf(one)];
    if (known) return !known.includes(other['value']);
    return isTag(one) && !!cuts.tags?.has(other['value']);
  };

  /** True for a case of a text that never comes in this function. */
  const isNoWord = (test: unknown): boolean => {
    const word = isTree(test) && test.type === 'Literal' ? test['value'] : undefined;
    const inside = names.at(-1) ?? '';
    if (typeof word !== 'string' || !words[inside]?.includes(word)) return false;
    found.add(`${inside} ${word}`);
    return true;
  };

  /** Takes the cases out that are never reached. Statements of one stay where a living case falls into them. */
  function cutCases(node: Tree, goes: (test: unknown) => boolean): void {
    const list = treesOf(node['cases']);
    for (const [index, one] of list.entries()) {
      const statements = treesOf(one['consequent']);
      if (!goes(one['test'])) {
        for (const statement of statements) walk(statement, one, 'consequent');
        continue;
      }
      found.add(nameOf(one['test']));
      const before = list.slice(0, index);
      const last = before.findLastIndex((other) => ends(treesOf(other['consequent'])));
      const isFallenInto = before.slice(last + 1).some((other) => !goes(other['test']));
      const [first] = statements;
      if (!first || !isFallenInto) {
        replace(one, '');
        // Living cases use the variables too.
        const names = declaredIn(statements);
        const inside = within.at(-1);
        if (inside && names.length > 0) edits.push([inside.start + 1, inside.start + 1, `var ${names.join(', ')};`]);
      } else {
        replace({ start: one.start, end: first.start }, '');
        for (const statement of statements) walk(statement, one, 'consequent');
      }
    }
  }

  /** Returns true where the node is dealt with, its inside too. */
  function isCut(node: Tree, parent: Tree | undefined, key: string): boolean {
    const own = written(node);
    if (own) {
      replace(node, own.text, own.name);
      return true;
    }
    switch (node.type) {
      case 'FunctionDeclaration': {
        const name = nameOf(node['id']);
        if (Object.hasOwn(bodies, name)) {
          replace(node['body'] as Tree, `{${bodies[name]}}`, name);
          return true;
        }
        return treesOf(node['params']).some((parameter) => Object.hasOwn(constants, nameOf(parameter)));
      }
      case 'ExpressionStatement': {
        const { expression } = node;
        if (!isTree(expression) || expression.type !== 'AssignmentExpression') return false;
        const left = textOf(expression['left'] as Tree).replace(/\s/g, '');
        const exported = /^exports\.(\w+)$/.exec(left)?.[1];
        const goes = exported && cuts.exports && !cuts.exports.includes(exported);
        if (!goes && !assignments.includes(left)) return false;
        replace(node, '', left);
        return true;
      }
      case 'AssignmentExpression': {
        const left = node['left'] as Tree;
        const right = node['right'] as Tree;
        if (Object.hasOwn(constants, nameOf(left))) {
          replace({ start: node.start, end: right.start }, '', nameOf(left));
          walk(right, node, 'right');
          return true;
        }
        if (unread.includes(textOf(left))) {
          replace({ start: node.start, end: right.start }, '', textOf(left));
          walk(right, node, 'right');
          return true;
        }
        if (keep && textOf(left) === keep.of) {
          const stay = treesOf(right['properties']).filter((one) => keep.names.includes(nameOf(one['key'])));
          replace(right, `{ ${stay.map(textOf).join(', ')} }`, keep.of);
          return true;
        }
        if (!keys?.of.test(nameOf(left['object'])) || !keys.names.includes(memberOf(left))) return false;
        replace(node, '0', memberOf(left));
        return true;
      }
      case 'VariableDeclarator': {
        const init = node['init'];
        const name = nameOf(node['id']);
        if (Object.hasOwn(values, name) && isTree(init)) {
          replace(init, values[name] ?? '', name);
          return true;
        }
        if (!keys?.of.test(nameOf(node['id'])) || !isTree(init) || init.type !== 'ObjectExpression') return false;
        const all = treesOf(init['properties']);
        const goes = (one: Tree) => keys.names.includes(nameOf(one['key']));
        for (const one of all.filter(goes)) found.add(nameOf(one['key']));
        replace(
          init,
          `{ ${all
            .filter((one) => !goes(one))
            .map(textOf)
            .join(', ')} }`,
        );
        return true;
      }
      case 'Identifier':
        if (!Object.hasOwn(constants, nameOf(node)) || (parent?.type === 'VariableDeclarator' && key === 'id'))
          return false;
        if (parent?.type === 'MemberExpression' && key === 'property') return false;
        replace(node, constants[nameOf(node)] ?? '', nameOf(node));
        return true;
      case 'MemberExpression':
        if (!falseMembers.includes(memberOf(node))) return false;
        replace(node, '!1', memberOf(node));
        return true;
      case 'BinaryExpression': {
        const { left, right, operator } = node;
        if (operator !== '===' && operator !== '!==') return false;
        if (!differ(left, right) && !differ(right, left)) return false;
        replace(node, operator === '===' ? '!1' : '!0');
        for (const side of [left, right]) if (Object.hasOwn(only, nameOf(side))) found.add(nameOf(side));
        return true;
      }
      case 'SwitchStatement': {
        const { discriminant } = node;
        const goes = (test: unknown) => differ(discriminant, test) || cases.includes(nameOf(test)) || isNoWord(test);
        if (!treesOf(node['cases']).some((one) => goes(one['test']))) return false;
        if (Object.hasOwn(only, nameOf(discriminant))) found.add(nameOf(discriminant));
        walk(discriminant, node, 'discriminant');
        cutCases(node, goes);
        return true;
      }
      default:
        return false;
    }
  }

  function walk(value: unknown, parent: Tree | undefined, key: string): void {
    if (Array.isArray(value)) for (const one of value) walk(one, parent, key);
    if (!isTree(value) || isCut(value, parent, key)) return;
    const body = value.type.startsWith('Function') ? value['body'] : undefined;
    if (isTree(body)) {
      within.push(body);
      // What stands in a function without a name is its parent's.
      names.push(nameOf(value['id']) || (names.at(-1) ?? ''));
    }
    for (const [name, inside] of Object.entries(value)) walk(inside, value, name);
    if (body) {
      within.pop();
      names.pop();
    }
  }

  walk(parse(code, { ecmaVersion: 2022, sourceType: sourceTypeOf(code) }), undefined, '');
  const wanted = [
    ...[bodies, constants, values, only, cuts.code ?? {}].flatMap((all) => Object.keys(all)),
    ...[...falseMembers, ...cases, ...assignments, ...unread, ...(keys?.names ?? [])],
    ...Object.entries(words).flatMap(([inside, all]) => all.map((word) => `${inside} ${word}`)),
    ...(keep ? [keep.of] : []),
  ];
  const missing = wanted.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`lean-react: ${cuts.version} has no ${missing.join(', ')}`);
  return withShortNames(edited(code, edits), cuts.own ?? []);
}

/** Gives members short names that no other member has. Throws where one is no member, or is named by a text. */
function withShortNames(code: string, own: readonly string[]): string {
  if (own.length === 0) return code;
  const places: (readonly [Tree, string])[] = [];
  const taken = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (!isTree(value)) return;
    if (value.type === 'Literal' && own.includes(String(value['value'])))
      throw new Error(`lean-react: a text names the member ${value['value']}`);
    const isMember = value.type === 'MemberExpression' || value.type === 'Property';
    const name = value.type === 'Property' ? value['key'] : value['property'];
    if (isMember && !value['computed'] && isTree(name)) {
      taken.add(nameOf(name));
      if (own.includes(nameOf(name))) places.push([name, value['shorthand'] ? `:${nameOf(name)}` : '']);
    }
    for (const [key, inside] of Object.entries(value)) if (!(value['shorthand'] && key === 'key')) walk(inside);
  };
  walk(parse(code, { ecmaVersion: 2022, sourceType: sourceTypeOf(code) }));
  const missing = own.filter((name) => !taken.has(name));
  if (missing.length > 0) throw new Error(`lean-react: no member ${missing.join(', ')}`);
  const free = [...LETTERS, ...[...LETTERS].map((letter) => `${letter}0`)].filter((name) => !taken.has(name));
  const edits = places.map(([name, rest]): Edit => [name.start, name.end, free[own.indexOf(nameOf(name))] + rest]);
  return edited(code, edits);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The kind of module that the parser is told: most of these are CommonJS. */
export const sourceTypeOf = (code: string) => (/^(?:import|export) /m.test(code) ? 'module' : 'script');

/** The letters that pieces of code are looked up by; each has as many. */
const BEGINNING = 4;

/** Returns a look-up of what stands in the place of a node, by its text without blanks, and the name that it was asked for by. */
function codeFinder(code: string, wanted: Readonly<Record<string, string>>) {
  const places: number[] = [];
  let dense = '';
  for (const letter of code) {
    for (let unit = 0; unit < letter.length; unit++) places.push(dense.length);
    if (/\S/.test(letter)) dense += letter;
  }
  places.push(dense.length);
  const byBeginning = new Map<string, { name: string; text: string; start: string; isWhole: boolean }[]>();
  for (const [name, text] of Object.entries(wanted)) {
    const plain = name.replace(/\s/g, '');
    const start = plain.replace(/…$/, '');
    const beginning = start.slice(0, BEGINNING);
    byBeginning.set(beginning, [
      ...(byBeginning.get(beginning) ?? []),
      { name, text, start, isWhole: !plain.endsWith('…') },
    ]);
  }
  return ({ start, end }: Tree) => {
    const [from = 0, to = 0] = [places[start], places[end]];
    return byBeginning
      .get(dense.slice(from, from + BEGINNING))
      ?.find(
        (one) =>
          dense.startsWith(one.start, from) &&
          (one.isWhole ? one.start.length === to - from : one.start.length <= to - from),
      );
  };
}

function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const [start, end, replacement] of [...edits].sort((a, b) => a[0] - b[0])) {
    if (start < at) throw new Error(`lean-react: two cuts in one place: ${code.slice(start, end)}`);
    text += code.slice(at, start) + replacement;
    at = end;
  }
  return text + code.slice(at);
}
