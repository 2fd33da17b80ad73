/** Writes the contract in ArkTS: interfaces, checks, and the table of methods and events that the channel uses. */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../src/core/protocol.ts';
import {
  type AnyModel,
  constantOf,
  docComment,
  type Model,
  modelsOfRows,
  nameOfEvent,
  namesOfMethod,
  type TypeRef,
  type Union,
  type Words,
} from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { addressChecks, type Writer } from './native-addresses.ts';
import { stamped } from './stamp.ts';

const typeOf = (type: TypeRef): string => {
  switch (type.kind) {
    case 'text':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'json':
      return 'Object';
    case 'list':
      return `${typeOf(type.of)}[]`;
    case 'map':
      return `Record<string, ${typeOf(type.of)}>`;
    default:
      return type.name;
  }
};

const tagOf = ({ arm }: Model) => (arm ? `  ${arm.tag}: '${arm.word}';\n` : '');

const model = (item: Model): string =>
  `${docComment(item.doc)}export interface ${item.name} {\n${tagOf(item)}${item.fields
    .map(
      (field) =>
        `${docComment(field.secret ? `${field.doc} Never log it.`.trim() : field.doc, '  ')}  ${field.name}${field.optional ? '?' : ''}: ${typeOf(field.type)};\n`,
    )
    .join('')}}\n`;

const words = ({ name, words: all }: Words): string => {
  const known = all.filter((word) => word !== 'unknown').map((word) => `  ${constantOf(word)} = '${word}',\n`);
  return `export enum ${name} {\n${known.join('')}  /** A word that only the other side knows, as it is newer. */\n  UNKNOWN = 'unknown',\n}\n`;
};

const union = ({ name, doc, arms }: Union): string =>
  `${docComment(doc)}export type ${name} = ${arms.map((arm) => arm.name).join(' | ')};\n`;

const KINDS: { readonly [Kind in AnyModel['kind']]: (item: Extract<AnyModel, { kind: Kind }>) => string } = {
  model,
  words,
  union,
};

export function arktsModels({ methods, events }: Contract): string {
  const models = modelsOfRows(methods, events).map((each) => (KINDS[each.kind] as (model: AnyModel) => string)(each));
  return `${stamped('Generated from the contract; do not edit.')}\n\n${models.join('\n')}`;
}

/** Returns the expression that builds a check, formatted with the given indent. */
function checkOf(node: Node, indent: string): string {
  switch (node.kind) {
    case 'text':
      if (node.words) return `new WordsCheck([${node.words.map((word) => `'${word}'`).join(', ')}])`;
      return `new TextCheck(${node.pattern === undefined ? '' : `'${node.pattern.replaceAll('\\', '\\\\')}'`})`;
    case 'number': {
      const { whole, minimum, maximum } = node;
      const bounds = [minimum ?? '-Infinity', maximum ?? 'Infinity'];
      return `new NumberCheck(${[whole, ...(minimum === undefined && maximum === undefined ? [] : bounds)].join(', ')})`;
    }
    case 'boolean':
      return 'new BooleanCheck()';
    case 'anything':
      return 'new AnyCheck()';
    case 'list':
      return `new ListCheck(${checkOf(node.items, indent)}${node.minItems ? `, ${node.minItems}` : ''})`;
    case 'record':
      return `new RecordCheck(${checkOf(node.values, indent)})`;
    case 'object':
      return objectCheckOf(node, indent);
    case 'union': {
      const arms = node.arms.map(
        ({ word, node: arm }) => `${indent}  new Arm('${word}', ${objectCheckOf(arm, `${indent}  `)}),\n`,
      );
      return `new UnionCheck('${node.tag}', [\n${arms.join('')}${indent}])`;
    }
  }
}

/** Lists the check classes that every version of the library has. The classes for unions are newer. */
const CHECKS = [
  'AnyCheck',
  'BooleanCheck',
  'BoundsError',
  'Check',
  'Field',
  'ListCheck',
  'NumberCheck',
  'ObjectCheck',
  'RecordCheck',
  'TextCheck',
  'WordsCheck',
];

/** Returns the names that a file with these checks imports. */
export const arktsChecks = (checks: string): string[] =>
  checks.includes('new UnionCheck(') ? [...CHECKS, 'Arm', 'UnionCheck'] : CHECKS;

function objectCheckOf({ fields }: ObjectNode, indent: string): string {
  if (fields.length === 0) return 'new ObjectCheck([])';
  const lines = fields.map(
    ({ name, node, optional }) => `${indent}  new Field('${name}', ${optional}, ${checkOf(node, `${indent}  `)}),\n`,
  );
  return `new ObjectCheck([\n${lines.join('')}${indent}])`;
}

const pathLiteral = (path: string) => (path.includes('${') ? `\`${path}\`` : `'${path}'`);

const ADDRESSES: Writer = {
  check: (kind, value, path) => `this.guard.check(BridgeAddress.${constantOf(kind)}, ${value}, ${pathLiteral(path)});`,
  interpolate: (variable) => `\${${variable}}`,
  list: ({ value, isNullable }, { depth, lines }, model) => [
    `${value}${isNullable ? '?' : ''}.forEach((item${depth}: ${model ?? 'string'}, index${depth}: number) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
  ],
  record: ({ value, isNullable }, { depth, lines }, model) => [
    `Object.entries(${value}${isNullable ? ' ?? {}' : ''}).forEach((entry${depth}: [string, ${model ?? 'string'}]) => {`,
    `  const index${depth}: string = entry${depth}[0];`,
    `  const item${depth}: ${model ?? 'string'} = entry${depth}[1];`,
    ...lines.map((line) => `  ${line}`),
    '});',
  ],
  arm: ({ value, isNullable }, { depth, lines }, { model, tag, word }) => [
    `if (${value}${isNullable ? '?' : ''}.${tag} === '${word}') {`,
    `  const item${depth}: ${model} = ${value} as ${model};`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ],
};

export function arktsCall(row: MethodRow): string {
  const { params, result } = namesOfMethod(row);
  const parameters = params ? `params: ${params}, ` : '';
  const argument = params ? 'given, ' : '';
  const read = params ? [`const given: ${params} = read(PARAMS.${row.id}, params) as ${params};`] : [];
  const body = [
    ...read,
    ...addressChecks(row.params, params ?? '', 'given', ADDRESSES),
    result ? `return RESULTS.${row.id}.read(await run(${argument}call), '');` : `await run(${argument}call);`,
    ...(result ? [] : ['return EMPTY;']),
  ];
  const version = row.version > 1 ? `, ${row.version}` : '';
  return `${docComment(row.doc, '  ')}  ${row.id}(run: (${parameters}call: BridgeCall) => Promise<${result ?? 'void'}>): void {
    this.on('${row.name}', async (params: Object, call: BridgeCall): Promise<Object> => {
${body.map((line) => `      ${line}\n`).join('')}    }${version});
  }
`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const parameters = payload ? `payload: ${payload}` : '';
  const argument = payload ? 'payload' : 'EMPTY';
  return row.answered
    ? `${docComment(`${row.doc}\nTrue when the page has handled it.`, '  ')}  ${row.id}(${parameters}): Promise<boolean> {\n    return this.channel.ask('${row.name}', ${argument});\n  }\n`
    : `${docComment(row.doc, '  ')}  ${row.id}(${parameters}): void {\n    this.channel.tell('${row.name}', ${argument});\n  }\n`;
}

/** Returns a class with a check for each payload of one kind. */
export function checksOf(methods: readonly MethodRow[], name: string, nodeOf: (row: MethodRow) => ObjectNode): string {
  const lines = methods
    .filter((row) => nodeOf(row).fields.length > 0)
    .map((row) => `  readonly ${row.id}: Check = ${objectCheckOf(nodeOf(row), '  ')};\n`);
  return `class ${name} {\n${lines.join('')}}\n`;
}

/** Returns the names of all models that a file of functions imports: the payloads, and other models in its code. */
export function namesOf({ methods, events }: Contract, code: string): string[] {
  const payloads = [
    ...methods.flatMap((row) => Object.values(namesOfMethod(row))),
    ...events.flatMap((row) => nameOfEvent(row) ?? []),
  ];
  const used = new Set(code.match(/\b[A-Z]\w+/g));
  const others = modelsOfRows(methods, events).map(({ name }) => name);
  return [...payloads, ...others.filter((name) => used.has(name) && !payloads.includes(name))];
}

export const ARKTS_READ = `/** Reads the params. Throws BAD_PARAMS if they do not match the contract, because the page sent them. */
function read(check: Check, params: Object): Object {
  try {
    return check.read(params, '');
  } catch (error) {
    if (error instanceof BoundsError) {
      throw new BadParams((error as BoundsError).place, (error as BoundsError).rule);
    }
    throw new BadParams('');
  }
}
`;

function arktsDispatcher(contract: Contract): string {
  const { methods, events } = contract;
  const calls = methods.map(arktsCall).join('\n');
  const names = namesOf(contract, calls);
  const checks = [
    checksOf(methods, 'ParamsChecks', ({ params }) => params),
    checksOf(methods, 'ResultChecks', ({ result }) => result),
  ].join('\n');
  return `${stamped('Generated from the contract; do not edit.')}
import { BridgeCall, BridgeChannel, BridgeDispatcher, BridgeHandler, EMPTY } from './Channel';
import { ${arktsChecks(checks).join(', ')} } from './Checks';
import { BridgeAddress, BridgeGuard } from './Guard';
import { BadParams, NotFound } from './Refusal';
import {
${names.map((name) => `  ${name},\n`).join('')}} from './Models';

${checks}
/** Check the page's params. Params that do not match are BAD_PARAMS. */
const PARAMS: ParamsChecks = new ParamsChecks();
/** Check the app's results. A value out of its bounds is an error of the app. */
const RESULTS: ResultChecks = new ResultChecks();

${ARKTS_READ}
class Entry {
  readonly run: BridgeHandler;
  readonly version: number;

  constructor(run: BridgeHandler, version: number) {
    this.run = run;
    this.version = version;
  }
}

/**
 * The app's methods. Each is registered with its function, and the handshake lists only registered methods, so a page knows which it can
 * call. The guard checks the addresses in the params of the contract's methods before their functions run. Your own methods must check
 * their addresses themselves.
 */
export class BridgeMethods implements BridgeDispatcher {
  private table: Map<string, Entry> = new Map<string, Entry>();
  private guard: BridgeGuard;

  constructor(guard: BridgeGuard) {
    this.guard = guard;
  }

  versions(): Map<string, number> {
    const versions: Map<string, number> = new Map<string, number>();
    this.table.forEach((entry: Entry, name: string) => {
      versions.set(name, entry.version);
    });
    return versions;
  }

  async dispatch(method: string, params: Object, call: BridgeCall): Promise<Object> {
    const entry: Entry | undefined = this.table.get(method);
    if (entry === undefined) {
      throw new NotFound();
    }
    return entry.run(params, call);
  }

  /** Registers a method of your own. Each of the contract's methods has a function with its name. */
  on(method: string, run: BridgeHandler, version: number = 1): void {
    this.table.set(method, new Entry(run, version));
  }

${calls}}

/** The events that this app sends to its page. */
export class BridgeEvents {
  private channel: BridgeChannel;

  constructor(channel: BridgeChannel) {
    this.channel = channel;
  }

${events.map(event).join('\n')}}

/** The names of the events, which an app lists in its handshake. */
export const BRIDGE_EVENTS: string[] = [${events.map(({ name }) => `'${name}'`).join(', ')}];
`;
}

const arktsVersion = (): string => `${stamped('Generated from the contract; do not edit.')}
export const BRIDGE_SDK_VERSION: string = '${SDK_VERSION}';
export const BRIDGE_PROTOCOL_VERSION: string = '${PROTOCOL_VERSION}';
`;

/** Returns the library's files by their names. */
export const arktsFiles = (contract: Contract): Record<string, string> => ({
  'Models.ets': arktsModels(contract),
  'Methods.ets': arktsDispatcher(contract),
  'Version.ets': arktsVersion(),
});
