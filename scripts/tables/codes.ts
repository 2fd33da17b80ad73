/** Checks that a row handles every business code of the embedded backend, and that the backend has every code that a row names. */
import type { Endpoint } from './endpoints.ts';
import { repeated, type TableCheck } from './table-check.ts';

/** Lists codes that belong to no single row. */
const OF_NO_ROW: ReadonlySet<number> = new Set([
  40000, // bad input: any row that reads something
  40910, // a key used for another request: any write with a key
  40912, // a closed payment: the bank's side, which no page calls
]);

/** Compares codes with rows. `known` are the backend's codes, `isCommon` recognizes codes with the same meaning everywhere. */
export function checkCodes(
  rows: readonly Endpoint[],
  known: readonly number[],
  isCommon: (code: number) => boolean,
): TableCheck {
  const named = new Set(rows.flatMap(({ errors = [] }) => errors));
  return {
    line: `${known.length} business codes`,
    faults: [
      ...repeated(known.map(String)).map((code) => `two refusals have the code ${code}`),
      ...known
        .filter((code) => !named.has(code) && !isCommon(code) && !OF_NO_ROW.has(code))
        .map((code) => `no row names the code ${code}`),
      ...rows.flatMap(({ method, path, errors = [] }) =>
        errors
          .filter((code) => !known.includes(code))
          .map((code) => `${method} ${path} names the code ${code}, which the embedded backend does not have`),
      ),
    ],
  };
}
