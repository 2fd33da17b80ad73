/** Every call and event of the bridge's contract is spoken by the imitated apps, and they speak nothing else. */
import { repeated, type TableCheck } from './table-check.ts';

interface Row {
  readonly kind: string;
  readonly name: string;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'kind' in value && 'name' in value;

/** `contract` is the module of all rows; `apps` are the imitated apps' tables, keyed by wire name. */
export function checkContract(
  contract: Readonly<Record<string, unknown>>,
  apps: { readonly call: object; readonly event: object },
): TableCheck {
  const rows = Object.values(contract).filter(isRow);
  const namesOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  const compare = (kind: 'call' | 'event') => {
    const names = namesOf(kind);
    return [
      ...repeated(names).map((name) => `two rows of the contract are the ${kind} ${name}`),
      ...names
        .filter((name) => !Object.hasOwn(apps[kind], name))
        .map((name) => `no imitated app knows the ${kind} ${name}`),
      ...Object.keys(apps[kind])
        .filter((name) => !names.includes(name))
        .map((name) => `the contract has no ${kind} ${name}, which the imitated apps know`),
    ];
  };
  return {
    line: `${namesOf('call').length} bridge calls, ${namesOf('event').length} events`,
    faults: [...compare('call'), ...compare('event')],
  };
}
