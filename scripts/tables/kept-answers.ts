/** Checks that an answer which may come from an offline copy has no money, no places left, and no permission of a person (N10). */
import type { SourceModule } from '../source/read-module.ts';
import { propertiesAt, readTable, type WrittenRow } from './schema-names.ts';

/** Names of amounts, of what is left, and of what is allowed now. */
const MUST_BE_CURRENT =
  /fen$|price|amount|balance|coins?$|stock|^left$|quota|allowance|^paid(At|Fen)?$|payment|^can[A-Z]|whyNot|eligible|received$|status$|^state$/i;

/** Exceptions that only advertise: the campaign's page names the coins, the server gives them. */
const ADVERTISED: readonly string[] = ['/static-config/invite-friends.json coins'];

/** Such a row is answered from an offline copy, from an answer a few minutes old, or from the copy in the bundle. */
const isKept = ({ method, parts, address }: WrittenRow): boolean =>
  method === 'get' && (parts.has('offline') || parts.has('cacheMs') || address.startsWith('/static-config/'));

/**
 * Returns the number of rows that may be answered from an offline copy, and a sentence for each name in their answers that must be
 * current.
 */
export function answersKept(modules: readonly Pick<SourceModule, 'path' | 'program'>[]): {
  rows: number;
  faults: string[];
} {
  const tables = modules.map(readTable);
  const stored = tables.flatMap((table) => table.rows.filter(isKept).map((row) => ({ table, row })));
  return {
    rows: stored.length,
    faults: stored.flatMap(({ table, row: { address, parts } }) => {
      const data = parts.get('data');
      const names = data ? propertiesAt(table, data, tables) : [];
      return [...new Set(names)]
        .filter((name) => MUST_BE_CURRENT.test(name) && !ADVERTISED.includes(`${address} ${name}`))
        .map((name) => `${table.path}: ${address} may answer ${name} from before`);
    }),
  };
}
