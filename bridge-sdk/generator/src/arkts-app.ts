/** Writes ArkTS methods and events for an app's own contract, which extend the library. */
import { ARKTS_READ, arktsCall, arktsChecks, arktsModels, checksOf, namesOf } from './arkts.ts';
import { docComment, nameOfEvent, namesOfMethod } from './contract/models.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { constantsOf } from './names.ts';
import { needsGuard } from './native-addresses.ts';
import { stamped } from './stamp.ts';

function eventMethod(row: EventRow): string {
  const payload = nameOfEvent(row);
  const parameters = payload ? `payload: ${payload}` : '';
  if (row.answered)
    return `${docComment(`${row.doc}\nTrue when the page has handled it.`, '  ')}  ${row.id}(${parameters}): Promise<boolean> {\n    return this.channel.ask('${row.name}', ${payload ? 'payload' : 'EMPTY'});\n  }\n`;
  return `${docComment(row.doc, '  ')}  ${row.id}(${parameters}): void {\n    this.channel.emit('${row.name}', ${payload ? 'payload' : 'EMPTY'});\n  }\n`;
}

function callMethod(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  return `${docComment(row.doc, '  ')}  ${row.id}(${params ? `params: ${params}, ` : ''}call: BridgeCall): Promise<${result ?? 'void'}>;\n`;
}

function registration(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  const parameters = params ? 'params, call' : 'call';
  return `    this.${row.id}((${params ? `params: ${params}, ` : ''}call: BridgeCall): Promise<${result ?? 'void'}> => host.${row.id}(${parameters}));\n`;
}

function appModule(contract: Contract, prefix: string, library: string): string {
  const { methods, events } = contract;
  const isGuarded = needsGuard(methods);
  const calls = methods.map(arktsCall).join('\n');
  const checks = [
    checksOf(methods, 'ParamsChecks', ({ params }) => params),
    checksOf(methods, 'ResultChecks', ({ result }) => result),
  ].join('\n');
  return `${stamped('Generated from the contract; do not edit.')}
import { BridgeCall, BridgeChannel, BridgeHandler, EMPTY } from '${library}/Channel';
import { ${arktsChecks(checks).join(', ')} } from '${library}/Checks';
${isGuarded ? `import { BridgeAddress, BridgeGuard } from '${library}/Guard';\n` : ''}import { BridgeMethods } from '${library}/Methods';
import { BadParams } from '${library}/Refusal';
import {
${namesOf(contract, calls)
  .map((name) => `  ${name},\n`)
  .join('')}} from './${prefix}Models';

${checks}
/** Check the page's params. Params that do not match are BAD_PARAMS. */
const PARAMS: ParamsChecks = new ParamsChecks();
/** Check the app's results. A value out of its bounds is an error of the app. */
const RESULTS: ResultChecks = new ResultChecks();

${ARKTS_READ}
/** All methods of this contract, for an app that implements each of them. */
export interface ${prefix}Host {
${methods.map(callMethod).join('\n')}}

/** Registers the methods of this contract, each with its function. The handshake lists only registered methods. */
export class ${prefix}Methods {
  private methods: BridgeMethods;
${isGuarded ? '  private guard: BridgeGuard;\n' : ''}
  constructor(methods: BridgeMethods${isGuarded ? ', guard: BridgeGuard' : ''}) {
    this.methods = methods;
${isGuarded ? '    this.guard = guard;\n' : ''}  }

  private on(method: string, run: BridgeHandler, version: number = 1): void {
    this.methods.on(method, run, version);
  }

  /** Registers all methods of this contract. */
  answerBy(host: ${prefix}Host): void {
${methods.map(registration).join('')}  }

${calls}}

/** The events that an app sends to its page. */
export class ${prefix}Events {
  private channel: BridgeChannel;

  constructor(channel: BridgeChannel) {
    this.channel = channel;
  }

${events.map(eventMethod).join('\n')}}

/** The names of the events, which the channel lists in the handshake. */
export const ${constantsOf(prefix)}: string[] = [${events.map(({ name }) => `'${name}'`).join(', ')}];
`;
}

/** Returns the files of an app by their names. `library` is the folder or module that holds the library's files. */
export const arktsAppFiles = (contract: Contract, prefix: string, library: string): Record<string, string> => ({
  [`${prefix}Models.ets`]: arktsModels(contract),
  [`${prefix}Methods.ets`]: appModule(contract, prefix, library),
});
