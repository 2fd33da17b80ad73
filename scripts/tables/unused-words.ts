/**
 * Which texts nothing shows. The language tables are followed by name, not by type, and in doubt a text counts as used: a
 * lookup by a computed key uses everything below it, and a section that is handed on may be read anywhere.
 */
import { type ESTree, Visitor } from 'vite';
import type { SourceModule } from '../layers/read-module.ts';

/** `a.b.c` from any object; `open` if a computed key or a listing of all keys follows. */
interface Chain {
  readonly names: readonly string[];
  readonly open: boolean;
}

/** What modules say of names: chains by their first name, and single names that may be keys of a lookup. */
interface Reading {
  readonly chains: Map<string, Chain[]>;
  readonly keys: Set<string>;
}

/** `paths` are those of the texts, with dots. */
export function unusedWords(paths: readonly string[], modules: readonly Pick<SourceModule, 'program'>[]): string[] {
  const reading = read(modules);
  return paths.filter((path) => !isRead(path.split('.'), reading));
}

function isRead(rest: readonly string[], reading: Reading): boolean {
  const [first = ''] = rest;
  return (reading.chains.get(first) ?? []).some(({ names, open }) => {
    const common = names.findIndex((name, index) => name !== rest[index]);
    if (common === -1 && names.length < rest.length) return open || isHandedOn(rest.slice(names.length), reading);
    // All of the text's names are there; what follows (`.length`, `.split`) is done with the text.
    return names.length >= rest.length && (common === -1 || common >= rest.length);
  });
}

/** The section above was a value by itself: somebody reads the rest of it, by name or by a key that is written somewhere. */
const isHandedOn = (rest: readonly string[], reading: Reading): boolean =>
  isRead(rest, reading) || (rest.length === 1 && rest.every((name) => reading.keys.has(name) || /^\d+$/.test(name)));

function read(modules: readonly Pick<SourceModule, 'program'>[]): Reading {
  const reading: Reading = { chains: new Map(), keys: new Set() };
  const looked = new Set(modules.flatMap(({ program }) => lookedUp(program)));
  const add = (names: readonly string[], open: boolean) => {
    // Every tail of it as well: `props.t.login` is `login` of something.
    for (const [index, name] of names.entries()) {
      const chain = { names: names.slice(index), open };
      reading.chains.set(name, [...(reading.chains.get(name) ?? []), chain]);
    }
  };
  for (const { program } of modules)
    new Visitor({
      MemberExpression: (node) => {
        if (node.computed && !writtenKey(node)) add(chainOf(node.object), true);
        else add(chainOf(node), false);
      },
      // `const names = t.a.b`, `names={t.a.b}` and `names: t.a.b`, where somebody asks `names[key]`
      VariableDeclarator: ({ id, init }) => {
        if (init && id.type === 'Identifier' && looked.has(id.name)) add(chainOf(init), true);
      },
      JSXAttribute: ({ name, value }) => {
        if (value?.type !== 'JSXExpressionContainer' || name.type !== 'JSXIdentifier') return;
        if (looked.has(name.name)) add(chainOf(value.expression), true);
      },
      Property: ({ key, value }) => {
        const name = nameOf(key);
        reading.keys.add(name);
        add([name], false);
        if (looked.has(name)) add(chainOf(value), true);
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
        if (callee.object.name === 'Object') for (const one of given) add(chainOf(one), true);
      },
      Literal: ({ value }) => {
        if (typeof value === 'string') reading.keys.add(value);
      },
    }).visit(program);
  return reading;
}

/** Names of what is asked by a computed key: `names[key]`, `props.names[key]`. */
function lookedUp(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    MemberExpression: (node) => {
      if (!node.computed || writtenKey(node)) return;
      const base = node.object.type === 'Identifier' ? node.object.name : chainOf(node.object).at(-1);
      if (base) found.push(base);
    },
  }).visit(program);
  return found;
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** The name of `x.name` and `x['name']`; empty for what is known only at run time. */
const writtenKey = ({ property, computed }: ESTree.MemberExpression): string =>
  computed && property.type !== 'Literal' ? '' : nameOf(property);

/** The names after what a member expression starts from: `text().a.b` is `a`, `b`. */
function chainOf(node: ESTree.Node): string[] {
  if (node.type === 'ChainExpression') return chainOf(node.expression);
  if (node.type !== 'MemberExpression') return [];
  const name = writtenKey(node);
  return name ? [...chainOf(node.object), name] : [];
}
