/** Checks the names of a contract for every language, before files are written: duplicates and reserved words. */
import { nearest } from '../../src/development/nearest.ts';
import { camelOf, constantOf } from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { duplicates, modelNameFaults } from './model-names.ts';
import { RESERVED } from './reserved.ts';

/** Converts `Shop` to `SHOP_EVENTS`. */
export const constantsOf = (prefix: string): string =>
  `${prefix.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase()}_EVENTS`;

type Row = MethodRow | EventRow;
const IDENTIFIER = /^[A-Za-z]\w*$/;
/** Matches the names that the generated rows give to checks, leaves and patterns. */
const GENERATED_NAME = /^[kcr]\d+$/;

/** Returns the fault of a row's or field's name in code, or undefined. */
function nameFault(name: string, members: boolean): string | undefined {
  if (!IDENTIFIER.test(name)) return 'begins with a letter and has letters, digits and _ only';
  const languages = Object.entries(RESERVED).flatMap(([language, { words, members: own }]) =>
    words.includes(name) || (members && own.includes(name)) ? [language] : [],
  );
  if (members && GENERATED_NAME.test(name)) languages.push('the generated rows');
  return languages.length > 0 ? `is a word of ${languages.join(' and ')}` : undefined;
}

/** Refuses a field `description` in a model with a secret, because its Swift model has a member of that name. */
const secretFault = (name: string, { fields }: ObjectNode) =>
  name === 'description' && fields.some(({ secret }) => secret)
    ? 'is a member of every model with a secret in Swift'
    : undefined;

function nodeFaults(node: Node, path: string): string[] {
  switch (node.kind) {
    case 'list':
      return nodeFaults(node.items, `${path}/0`);
    case 'record':
      return nodeFaults(node.values, `${path}/*`);
    case 'object':
      return node.fields.flatMap(({ name, node: inner }) => {
        const fault = nameFault(name, false) ?? secretFault(name, node);
        return [
          ...(fault ? [`${path}/${name}: the name ${name} ${fault}`] : []),
          ...nodeFaults(inner, `${path}/${name}`),
        ];
      });
    case 'union': {
      const words = node.arms.map(({ word }) => word);
      const fault = nameFault(node.tag, false);
      return [
        ...(fault ? [`${path}/${node.tag}: the name ${node.tag} ${fault}`] : []),
        ...wordFaults(words, `${path}/${node.tag}`),
        ...node.arms.flatMap((arm) => nodeFaults(arm.node, path)),
      ];
    }
    case 'text':
      return wordFaults(node.words ?? [], path);
    default:
      return [];
  }
}

/** Returns the faults of an enum's members: equal, empty or reserved names in Kotlin, ArkTS or Swift. */
function wordFaults(words: readonly string[], path: string): string[] {
  return words.flatMap((word, index) => {
    if (!/\w/.test(word)) return [`${path}: the word ${JSON.stringify(word)} has no letter or digit to be named by`];
    const duplicate = words
      .slice(0, index)
      .find((item) => constantOf(item) === constantOf(word) || camelOf(item) === camelOf(word));
    if (duplicate !== undefined)
      return [`${path}: the words ${duplicate} and ${word} have one name in Kotlin, ArkTS or Swift`];
    const languages = Object.entries(RESERVED).flatMap(([language, { cases }]) =>
      cases?.includes(camelOf(word)) ? [language] : [],
    );
    return languages.length > 0 ? [`${path}: the word ${word} is a word of ${languages.join(' and ')}`] : [];
  });
}

const payloadsOf = (row: Row) =>
  row.kind === 'method'
    ? ([
        ['params', row.params],
        ['result', row.result],
      ] as const)
    : ([['payload', row.payload]] as const);

const faultsOf = (row: Row): string[] => {
  const fault = nameFault(row.id, true);
  return [
    ...(fault ? [`${row.name}: the name ${row.id} ${fault}`] : []),
    ...(row.kind === 'event' && row.name.startsWith('$/') ? [`${row.name}: names with $/ are the protocol's`] : []),
    ...payloadsOf(row).flatMap(([part, node]) => nodeFaults(node, `${row.name}, ${part}`)),
    ...(row.kind === 'method' ? paramFaults(row) : []),
  ];
};

/** Returns the faults of `journal` and `singleFlight` settings that name a missing param. */
function paramFaults({ name, params, journal, singleFlight }: MethodRow): string[] {
  const names = params.fields.map((field) => field.name);
  const settings = [
    ['journal', journal],
    ['singleFlight', singleFlight?.startsWith('per:') ? singleFlight.slice(4) : undefined],
  ] as const;
  return settings.flatMap(([setting, param]) => {
    if (param === undefined || names.includes(param)) return [];
    const suggestion = nearest(param, names);
    return [`${name}, ${setting}: ${param} is not a param${suggestion ? `; did you mean ${suggestion}?` : ''}`];
  });
}

/** Returns all naming faults, each with its file. `extended` is the contract that this one extends. `prefix` begins the names of native classes. */
export function nameFaults(contract: Contract, extended: Contract | undefined, prefix = ''): string[] {
  const rows: readonly Row[] = [...contract.methods, ...contract.events];
  const fileOf = new Map<Row, string>(
    contract.capabilities.flatMap(({ file, methods, events }) =>
      [...methods, ...events].map((row): [Row, string] => [row, file]),
    ),
  );
  const fileNameOf = (row: Row) => fileOf.get(row) ?? '';
  const standard = new Map([...(extended?.methods ?? []), ...(extended?.events ?? [])].map((row) => [row.name, row]));
  const ids = new Map([...standard.values()].map((row) => [row.id, row.name]));
  return [
    ...duplicates(rows, ({ name }) => name).map(
      ([name, [first, second]]) =>
        `${second && fileNameOf(second)}: ${name} is declared twice (${first && fileNameOf(first)})`,
    ),
    ...duplicates(rows, ({ id }) => id)
      .filter(([, group]) => new Set(group.map(({ name }) => name)).size > 1)
      .map(
        ([id, group]) =>
          `${group.map(fileNameOf)[1]}: ${group.map(({ name }) => name).join(' and ')} have the one name ${id} in code`,
      ),
    ...rows.flatMap((row) =>
      standard.has(row.name)
        ? [`${fileNameOf(row)}: ${row.name} is a name of the standard contract, which this one extends`]
        : ids.has(row.id)
          ? [
              `${fileNameOf(row)}, ${row.name}: the name ${row.id} in code is that of ${ids.get(row.id)} of the standard contract`,
            ]
          : [],
    ),
    ...duplicates(contract.capabilities, ({ name }) => name).map(
      ([name, group]) => `${group[1]?.file}: the group ${name} is that of ${group[0]?.file}, too`,
    ),
    ...rows.flatMap((row) => faultsOf(row).map((fault) => `${fileNameOf(row)}, ${fault}`)),
    ...modelNameFaults(rows, fileNameOf, prefix),
  ];
}
