/** Writes a module that gives the imitated hosts typed answers to an app's own methods. */
import type { Contract } from './contract/rows.ts';
import { samplePayload } from './contract/samples.ts';
import { typeOf } from './contract/typescript.ts';
import { literal } from './literal.ts';

const quoted = (name: string) => literal(name);

/** Returns the module's text. `prefix` begins the names of its types. `rows` names the module of rows that check the answers. */
export function shimAnswers({ methods, events }: Contract, prefix: string, rows?: string): string {
  const answered = events.filter((row) => row.answered).map(({ name }) => name);
  const variable = prefix.charAt(0).toLowerCase() + prefix.slice(1);
  return `/* eslint-disable */
// Generated from the contract by \`bridge generate\`; do not edit.
import { ownContract, type Handler, type OwnContract } from '@sdhealth/native-shims';
${rows === undefined ? '' : `import * as rows from '${rows}';\n`}
/** The answers of this contract's methods, by their names on the wire. */
export interface ${prefix}Answers {
${methods.map(({ name, params, result }) => `  ${quoted(name)}: Handler<${typeOf(params, '  ')}, ${typeOf(result, '  ')}>;\n`).join('')}}

/** The payloads of this contract's events, by their names on the wire. */
export interface ${prefix}Payloads {
${events.map(({ name, payload }) => `  ${quoted(name)}: ${typeOf(payload, '  ')};\n`).join('')}}

/** This contract for the imitated hosts; each method answers with its sample until a test says otherwise. */
export const ${variable}Contract: OwnContract<${prefix}Answers, ${prefix}Payloads> = ownContract({
  methods: {
${methods.map(({ name, result }) => `    ${quoted(name)}: () => (${literal(samplePayload(result), '    ')}),\n`).join('')}  },
  ${rows === undefined ? '' : 'rows,\n  '}${answered.length > 0 ? `answered: ${literal(answered)},\n  ` : ''}events: {
${events.map(({ name, payload }) => `    ${quoted(name)}: ${literal(samplePayload(payload), '    ')},\n`).join('')}  },
});
`;
}
