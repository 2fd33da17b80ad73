/** Checks that no row sends the person's identity: the server knows it from the session (A01). */
import type { SourceModule } from '../source/read-module.ts';
import { propertiesAt, readTable } from './schema-names.ts';

/** Field names of a person's identity. The admin area's `adminUserId` is added by the client and is in no row. */
const IDENTITY = /^(userId|userNo|uid|accountId|accountNo|memberId|customerId|openid|openId|unionid|unionId)$/;
const SENT = ['query', 'form', 'json', 'multipart'];

/** Returns the number of rows, and a sentence for each that sends an identity. */
export function identitiesSent(modules: readonly Pick<SourceModule, 'path' | 'program'>[]): {
  rows: number;
  faults: string[];
} {
  const tables = modules.map(readTable);
  const faults = tables.flatMap((table) =>
    table.rows.flatMap(({ address, parts }) => {
      const inAddress = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const ranges = SENT.flatMap((name) => parts.get(name) ?? []);
      const names = [...inAddress, ...ranges.flatMap((range) => propertiesAt(table, range, tables))];
      return names.filter((name) => IDENTITY.test(name)).map((name) => `${table.path}: ${address} sends ${name}`);
    }),
  );
  return { rows: tables.reduce((sum, { rows }) => sum + rows.length, 0), faults };
}
