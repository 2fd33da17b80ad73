/** Checks that every row of the bridge's contract is exported by its wire name, and that no name is used twice. */
import { repeated, type TableCheck } from './table-check.ts';

interface Row {
  readonly kind: string;
  readonly name: string;
}

const isRow = (entry: readonly [string, unknown]): entry is [string, Row] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'kind' in entry[1] && 'name' in entry[1];

/** Checks `contract`, the module of all rows. The compiler checks that the imitated apps implement every method. */
export function checkContract(contract: Readonly<Record<string, unknown>>): TableCheck {
  const rows = Object.entries(contract).filter(isRow);
  const namesOf = (kind: string) => rows.filter(([, row]) => row.kind === kind).map(([, { name }]) => name);
  const repeatedNames = (kind: 'method' | 'event') =>
    repeated(namesOf(kind)).map((name) => `two rows of the contract are the ${kind} ${name}`);
  return {
    line: `${namesOf('method').length} bridge methods, ${namesOf('event').length} events`,
    faults: [
      ...repeatedNames('method'),
      ...repeatedNames('event'),
      ...rows
        .filter(([exportName, { name }]) => exportName !== name)
        .map(([exportName, { kind, name }]) => `the contract exports the ${kind} ${name} as ${exportName}`),
    ],
  };
}
