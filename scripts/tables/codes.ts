/** Checks that a row names every business code of the embedded backend, and that the backend has every code that a row names. */
import type { Endpoint } from './endpoints.ts';
import { repeated, type TableCheck } from './table-check.ts';

/** Lists codes that belong to no single row. */
const GENERAL_CODES: ReadonlySet<number> = new Set([
  40000, // bad input: any row that reads something
  40910, // a key used for another request: any write with a key
  40912, // a closed payment: the bank's side, which no page calls
]);

/** Compares the backend's codes with the rows. `isCommon` recognizes codes with the same meaning everywhere. */
export function checkCodes(
  rows: readonly Endpoint[],
  backendCodes: readonly number[],
  isCommon: (code: number) => boolean,
): TableCheck {
  const rowCodes = new Set(rows.flatMap(({ errors = [] }) => errors));
  return {
    line: `${backendCodes.length} business codes`,
    faults: [
      ...repeated(backendCodes.map(String)).map((code) => `two refusals have the code ${code}`),
      ...backendCodes
        .filter((code) => !rowCodes.has(code) && !isCommon(code) && !GENERAL_CODES.has(code))
        .map((code) => `no row names the code ${code}`),
      ...rows.flatMap(({ method, path, errors = [] }) =>
        errors
          .filter((code) => !backendCodes.includes(code))
          .map((code) => `${method} ${path} names the code ${code}, which the embedded backend does not have`),
      ),
    ],
  };
}
