/** Checks that an answer which may come from an offline copy has no money, no places left, and no permission of a person (N10). */
import type { TableCheck } from './table-check.ts';
import { type AnsweringRow, fieldsOf } from './unread-fields.ts';

/** Names of amounts, of what is left, and of what is allowed now. */
const MUST_BE_CURRENT =
  /fen$|price|amount|balance|coins?$|stock|^left$|quota|allowance|^paid(At|Fen)?$|payment|^can[A-Z]|whyNot|eligible|received$|status$|^state$/i;

/** Exceptions that only advertise: the campaign's page names the coins, the server gives them. */
const ADVERTISED: readonly string[] = ['/static-config/invite-friends.json coins'];

type Row = AnsweringRow & { readonly offline?: boolean; readonly cacheMs?: number };

/** Tells if a row is answered from an offline copy, from an answer a few minutes old, or from the copy in the bundle. */
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
