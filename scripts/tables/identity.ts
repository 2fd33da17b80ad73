/**
 * What a page sends must not say who it is: the server knows that from the session alone (A01). The tables keep no schema of
 * what is sent at run time, so this reads them as they are written.
 */
import { type ESTree, Visitor } from 'vite';
import type { SourceModule } from '../layers/read-module.ts';

/** Names a person goes by. The admin area's `adminUserId` is the client's own doing and in no row. */
const IDENTITY = /^(userId|userNo|uid|accountId|accountNo|memberId|customerId|openid|openId|unionid|unionId)$/;
const SENT = new Set(['query', 'form', 'json', 'multipart']);

interface Place {
  readonly start: number;
  readonly end: number;
}
interface Named {
  readonly name: string;
  readonly start: number;
}
interface Row {
  readonly address: string;
  readonly sent: readonly Place[];
}
/** One table: its rows, its constants, and where each property and each name stands. */
interface Table {
  readonly path: string;
  readonly rows: Row[];
  readonly constants: Map<string, Place>;
  readonly properties: Named[];
  readonly names: Named[];
}

/** How many rows there are, and a sentence for each that sends an identity. */
export function identitiesSent(modules: readonly Pick<SourceModule, 'path' | 'program'>[]): {
  rows: number;
  faults: string[];
} {
  const tables = modules.map(read);
  const faults = tables.flatMap((table) =>
    table.rows.flatMap(({ address, sent }) => {
      const inAddress = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const names = [...inAddress, ...sent.flatMap((place) => propertiesAt(table, place, tables, new Set()))];
      return names.filter((name) => IDENTITY.test(name)).map((name) => `${table.path}: ${address} sends ${name}`);
    }),
  );
  return { rows: tables.reduce((sum, { rows }) => sum + rows.length, 0), faults };
}

/** Every property of the schema at a place, those of the constants it is made of included, wherever they are written. */
function propertiesAt(table: Table, { start, end }: Place, tables: readonly Table[], seen: Set<Place>): string[] {
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

function read({ path, program }: Pick<SourceModule, 'path' | 'program'>): Table {
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
      if (callee.name === 'sameAt') table.rows.push({ address: addressOf(second), sent: [] }); // it sends the other row's
      if (!/^(get|post)$/.test(callee.name)) return;
      if (second?.type !== 'ObjectExpression') return;
      const sent = second.properties.flatMap((property) =>
        property.type === 'Property' && SENT.has(keyOf(property)) ? [property.value] : [],
      );
      table.rows.push({ address: addressOf(first), sent });
    },
  }).visit(program);
  return table;
}

const keyOf = ({ key }: { readonly key: ESTree.PropertyKey }): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** The written part of an address; what stands before it in a constant has no names in braces. */
const addressOf = (node: ESTree.Node | undefined): string => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('');
  return node?.type === 'Literal' ? String(node.value) : '';
};
