/** Checks that responses from a copy contain no prices, no remaining numbers and no personal permissions (N10). */
import type { TableCheck } from './table-check.ts';
import { type AnsweringRow, fieldsOf } from './unread-fields.ts';

/** Matches names of amounts, remaining numbers and current permissions. */
const MUST_BE_CURRENT =
  /fen$|price|amount|balance|coins?$|stock|^left$|quota|allowance|^paid(At|Fen)?$|payment|^can[A-Z]|whyNot|eligible|received$|status$|^state$/i;

/** Lists exceptions: a page that names coins which the server grants, and a switch that turns payments off. */
const NO_PERSONAL_FACTS: readonly string[] = [
  '/static-config/invite-friends.json coins',
  '/api/sdb/config-center/get payment',
];

type Row = AnsweringRow & { readonly offline?: boolean; readonly cacheMs?: number };

/** Tells if an offline copy, a cached response or the copy in the bundle may answer a row. */
const mayBeStale = ({ method, path, offline, cacheMs }: Row): boolean =>
  method === 'GET' && (offline === true || cacheMs !== undefined || path.startsWith('/static-config/'));

export function checkStoredAnswers(rows: readonly Row[]): TableCheck {
  const staleRows = rows.filter(mayBeStale);
  return {
    line: `${staleRows.length} rows whose responses may be stale`,
    faults: staleRows.flatMap(({ path, data }) =>
      [...new Set(fieldsOf(data))]
        .filter((name) => MUST_BE_CURRENT.test(name) && !NO_PERSONAL_FACTS.includes(`${path} ${name}`))
        .map((name) => `${path} may return a stale ${name}`),
    ),
  };
}
