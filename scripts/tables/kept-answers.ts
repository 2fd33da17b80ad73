/** Checks that answers from an offline copy have no prices, no free places and no permissions of a person (N10). */
import type { TableCheck } from './table-check.ts';
import { type AnsweringRow, fieldsOf } from './unread-fields.ts';

/** Matches names of amounts, remaining numbers and current permissions. */
const MUST_BE_CURRENT =
  /fen$|price|amount|balance|coins?$|stock|^left$|quota|allowance|^paid(At|Fen)?$|payment|^can[A-Z]|whyNot|eligible|received$|status$|^state$/i;

/** Lists exceptions that only advertise: the campaign's page names the coins, the server grants them. */
const ADVERTISED: readonly string[] = ['/static-config/invite-friends.json coins'];

type Row = AnsweringRow & { readonly offline?: boolean; readonly cacheMs?: number };

/** Tells if a row may be answered by an offline copy, a recent answer, or the copy in the bundle. */
const isKept = ({ method, path, offline, cacheMs }: Row): boolean =>
  method === 'GET' && (offline === true || cacheMs !== undefined || path.startsWith('/static-config/'));

export function checkKeptAnswers(rows: readonly Row[]): TableCheck {
  const stored = rows.filter(isKept);
  return {
    line: `${stored.length} rows whose answers may be from before`,
    faults: stored.flatMap(({ path, data }) =>
      [...new Set(fieldsOf(data))]
        .filter((name) => MUST_BE_CURRENT.test(name) && !ADVERTISED.includes(`${path} ${name}`))
        .map((name) => `${path} may answer ${name} from before`),
    ),
  };
}
