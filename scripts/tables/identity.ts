/** What a page sends must not say who it is: the server knows that from the session alone (A01). */
import type { SourceModule } from '../layers/read-module.ts';
import { propertiesAt, readTable } from './schema-names.ts';

/** Names a person goes by. The admin area's `adminUserId` is the client's own doing and in no row. */
const IDENTITY = /^(userId|userNo|uid|accountId|accountNo|memberId|customerId|openid|openId|unionid|unionId)$/;
const SENT = ['query', 'form', 'json', 'multipart'];

/** How many rows there are, and a sentence for each that sends an identity. */
export function identitiesSent(modules: readonly Pick<SourceModule, 'path' | 'program'>[]): {
  rows: number;
  faults: string[];
} {
  const tables = modules.map(readTable);
  const faults = tables.flatMap((table) =>
    table.rows.flatMap(({ address, parts }) => {
      const inAddress = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const sent = SENT.flatMap((name) => parts.get(name) ?? []);
      const names = [...inAddress, ...sent.flatMap((place) => propertiesAt(table, place, tables))];
      return names.filter((name) => IDENTITY.test(name)).map((name) => `${table.path}: ${address} sends ${name}`);
    }),
  );
  return { rows: tables.reduce((sum, { rows }) => sum + rows.length, 0), faults };
}
