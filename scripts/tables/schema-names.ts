/**
 * Reads the names in the endpoint tables' schemas from the source. At run time the schemas are gone: nothing is left of what is
 * sent, and only a check function of what is answered.
 */
import { type ESTree, Visitor } from 'vite';
import type { SourceModule } from '../source/read-module.ts';

export interface TextRange {
  readonly start: number;
  readonly end: number;
}
interface Named {
  readonly name: string;
  readonly start: number;
}
export interface WrittenRow {
  readonly method: 'get' | 'post' | 'sameAt';
  /** The literal part of the address; a constant before it has no parameters. */
  readonly address: string;
  /** The row's properties: `query`, `data`, `offline`, ... */
  readonly parts: ReadonlyMap<string, TextRange>;
}
/** One table: its rows, its constants, and the position of each property and each name. */
export interface Table {
  readonly path: string;
  readonly rows: WrittenRow[];
  readonly constants: Map<string, TextRange>;
  readonly properties: Named[];
  readonly names: Named[];
}

/** Returns every property of the schema in a text range, with those of the constants that it uses, also from other tables. */
export function propertiesAt(
  table: Table,
  { start, end }: TextRange,
  tables: readonly Table[],
  visited: Set<TextRange> = new Set(),
): string[] {
  const within = (match: Named) => match.start >= start && match.start < end;
  const created = table.names.filter(within).flatMap(({ name }) => {
    const homes = table.constants.has(name) ? [table] : tables;
    return homes.flatMap((home) => {
      const range = home.constants.get(name);
      if (!range || visited.has(range)) return [];
      visited.add(range);
      return propertiesAt(home, range, tables, visited);
    });
  });
  return [...table.properties.filter(within).map(({ name }) => name), ...created];
}

export function readTable({ path, program }: Pick<SourceModule, 'path' | 'program'>): Table {
  const table: Table = { path, rows: [], constants: new Map(), properties: [], names: [] };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) table.constants.set(id.name, init);
    },
    Property: (property) => {
      table.properties.push({ name: keyOf(property), start: property.start });
    },
    Identifier: ({ name, start }) => {
      table.names.push({ name, start });
    },
    CallExpression: ({ callee, arguments: [first, second] }) => {
      if (callee.type !== 'Identifier') return;
      const { name: method } = callee;
      // It sends and answers what the other row does.
      if (method === 'sameAt') table.rows.push({ method, address: addressOf(second), parts: new Map() });
      if ((method !== 'get' && method !== 'post') || second?.type !== 'ObjectExpression') return;
      const parts = second.properties.flatMap((property): [string, TextRange][] =>
        property.type === 'Property' ? [[keyOf(property), property.value]] : [],
      );
      table.rows.push({ method, address: addressOf(first), parts: new Map(parts) });
    },
  }).visit(program);
  return table;
}

const keyOf = ({ key }: { readonly key: ESTree.PropertyKey }): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const addressOf = (node: ESTree.Node | undefined): string => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('');
  return node?.type === 'Literal' ? String(node.value) : '';
};
