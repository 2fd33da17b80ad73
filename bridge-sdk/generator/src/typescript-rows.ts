/** Writes an app's contract as a TypeScript module for its pages, whose checks are code and import only the SDK. */
import { Emitter, secretsIn } from './checks/emit.ts';
import { docComment } from './contract/models.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { typeOf } from './contract/typescript.ts';
import { literal } from './literal.ts';

const HEAD = `/* eslint-disable */
// Generated from the contract by \`bridge generate\`; do not edit.`;

/** Declares the types of checks. Their values have any type, because each check tests them before it reads them. */
const TYPES = `type Leaf = (value: any) => boolean;
type Check = (v: any, allowed: any) => string | undefined;`;

/** Returns a text, number or list as a TypeScript literal. */
const settings = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${literal(value, '  ')},\n`)
    .join('');

const secretsOf = (...matches: string[][]) => (matches.flat().length > 0 ? matches.flat() : undefined);

function method(row: MethodRow, emitter: Emitter): string {
  const { name, id, doc, params, result, schemas, since, version, deadlineMs, singleFlight, journal, leaves } = row;
  const type = `<${literal(name)}, ${typeOf(params)}, ${typeOf(result)}>`;
  const secrets = secretsOf(secretsIn(schemas.params, '/params'), secretsIn(schemas.result, '/result'));
  const extras = {
    since: since || undefined,
    version: version > 1 ? version : undefined,
    deadlineMs,
    singleFlight,
    journal,
    leaves,
    secrets,
  };
  return `${docComment(doc)}export const ${id}: HostMethod${type} = hostMethod${type}(${literal(name)}, {
  params: ${emitter.checkOf(schemas.params)},
  result: ${emitter.checkOf(schemas.result)},
${settings(extras)}});
`;
}

function event(row: EventRow, emitter: Emitter): string {
  const { name, id, doc, payload, schemas, since, answered } = row;
  const type = `<${literal(name)}, ${typeOf(payload)}>`;
  const extras = {
    since: since || undefined,
    answered: answered || undefined,
    secrets: secretsOf(secretsIn(schemas.payload, '/params')),
  };
  return `${docComment(doc)}export const ${id}: HostEvent${type} = hostEvent${type}(${literal(name)}, {
  payload: ${emitter.checkOf(schemas.payload)},
${settings(extras)}});
`;
}

/** Returns the text of the module. With `isExtended` it also exports the rows of the standard contract. */
export function typescriptRows({ methods, events }: Contract, isExtended: boolean): string {
  const emitter = new Emitter(true);
  const rows = [...methods.map((row) => method(row, emitter)), ...events.map((row) => event(row, emitter))];
  const values = [...(events.length ? ['hostEvent'] : []), ...(methods.length ? ['hostMethod'] : [])];
  const types = [...(events.length ? ['HostEvent'] : []), ...(methods.length ? ['HostMethod'] : [])];
  return [
    HEAD,
    `import { ${values.join(', ')}, ${types.map((name) => `type ${name}`).join(', ')} } from '@sdhealth/bridge-sdk';`,
    ...(isExtended
      ? ["export * from '@sdhealth/bridge-sdk/methods';\nexport * from '@sdhealth/bridge-sdk/events';"]
      : []),
    TYPES,
    `${emitter.prelude()}\n`,
    ...rows,
  ].join('\n');
}
