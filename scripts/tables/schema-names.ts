/**
 * The names in the endpoint tables' schemas, read as they are written: at run time nothing is left of what is sent, and of what is
 * answered only a function.
 */
import { type ESTree, Visitor } from 'vite';
import type { SourceModule } from '../layers/read-module.ts';

export interface Place {
  readonly start: number;
  readonly end: number;
}
interface Named {
  readonly name: string;
  readonly start: number;
}
export interface WrittenRow {
  readonly method: 'get' | 'post' | 'sameAt';
  /** The written part of the address; what stands before it in a constant has no names in braces. */
  readonly address: string;
  /** Its properties: `query`, `data`, `offline`, ... */
  readonly parts: ReadonlyMap<string, Place>;
}
/** One table: its rows, its constants, and where each property and each name stands. */
export interface Table {
  readonly path: string;
  readonly rows: WrittenRow[];
  readonly constants: Map<string, Place>;
  readonly properties: Named[];
  readonly names: Named[];
}

/** Every property of the schema at a place, those of the constants it is made of included, wherever they are written. */
export function propertiesAt(
  table: Table,
  { start, end }: Place,
  tables: readonly Table[],
  seen: Set<Place> = new Set(),
): string[] {
  const within = (found: Named) => found.start >= start && found.start < end;
  const made = table.names.filter(within).flatMap(({ name }) => {
    const homes = table.constants.has(name) ? [table] : tables;
    return homes.flatMap((home) => {
      const place = home.constants.get(name);
      if (!place || seen.has(place)) return [];
      seen.add(place);
      return propertiesAt(home, place, tables, seen);
    });
  });
  return [...table.properties.filter(within).map(({ name }) => name), ...made];
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
      const parts = second.properties.flatMap((property): [string, Place][] =>
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
