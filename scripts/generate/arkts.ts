/** Writes the contract in ArkTS: interfaces, and the table of calls and events that the channel uses. */
import {
  constantOf,
  docComment,
  type Model,
  modelsOfRows,
  nameOfEvent,
  namesOfCall,
  type TypeRef,
  type Words,
} from '../contract/models.ts';
import type { Node, ObjectNode } from '../contract/node.ts';
import { type CallRow, calls, type EventRow, events } from '../contract/read.ts';

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

const model = ({ name, doc, fields }: Model): string =>
  `${docComment(doc)}export interface ${name} {\n${fields
    .map(
      (field) =>
        `${docComment(field.secret ? `${field.doc} Never log it.`.trim() : field.doc, '  ')}  ${field.name}${field.optional ? '?' : ''}: ${typeOf(field.type)};\n`,
    )
    .join('')}}\n`;

const words = ({ name, words: all }: Words): string =>
  `export enum ${name} {\n${all.map((word) => `  ${constantOf(word)} = '${word}',\n`).join('')}}\n`;

export function arktsModels(): string {
  const models = modelsOfRows(calls, events).map((one) => (one.kind === 'model' ? model(one) : words(one)));
  return `// Generated from the contract; do not edit.\n\n${models.join('\n')}`;
}

const JS_TYPE: Readonly<Record<Node['kind'], string>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  anything: 'any',
  list: 'list',
  record: 'object',
  object: 'object',
};
/** Returns the fields that the channel checks before a call runs, as `name:type`, with `?` where a field may be absent. */
const shapeOf = ({ fields }: ObjectNode) =>
  `[${fields.map(({ name, node, optional }) => `'${name}${optional ? '?' : ''}:${JS_TYPE[node.kind]}'`).join(', ')}]`;

function call(row: CallRow): string {
  const { params, result } = namesOfCall(row);
  const given = params ? `params: ${params}, ` : '';
  const passed = params ? `params as ${params}, ` : '';
  const body = result ? `return await run(${passed}call);` : `await run(${passed}call);\n      return EMPTY;`;
  return `${docComment(row.doc, '  ')}  ${row.name}(run: (${given}call: Call) => Promise<${result ?? 'void'}>): void {
    this.on('${row.name}', ${shapeOf(row.params)}, async (params: Object, call: Call): Promise<Object> => {
      ${body}
    });
  }
`;
}

function event(row: EventRow): string {
  const payload = nameOfEvent(row);
  const given = payload ? `payload: ${payload}` : '';
  const said = payload ? 'payload' : 'EMPTY';
  return row.answered
    ? `${docComment(`${row.doc}\nTrue when the page has handled it.`, '  ')}  ${row.name}(${given}): Promise<boolean> {\n    return this.channel.ask('${row.name}', ${said});\n  }\n`
    : `${docComment(row.doc, '  ')}  ${row.name}(${given}): void {\n    this.channel.tell('${row.name}', ${said});\n  }\n`;
}

export function arktsDispatcher(): string {
  const names = [
    ...calls.flatMap((row) => Object.values(namesOfCall(row))),
    ...events.flatMap((row) => nameOfEvent(row) ?? []),
  ];
  return `// Generated from the contract; do not edit.
import { Call, Channel, Dispatcher, EMPTY, Handler, Refusal } from './Channel';
import {
${names.map((name) => `  ${name},\n`).join('')}} from './Models';

/**
 * The calls this app can do. Each is registered with its function, and only those are named in the handshake. So a page knows
 * what it may ask, and nothing has to be kept in step by hand.
 */
export class Calls implements Dispatcher {
  private table: Map<string, Handler> = new Map<string, Handler>();
  private shapes: Map<string, string[]> = new Map<string, string[]>();

  methods(): string[] {
    return Array.from(this.table.keys());
  }

  dispatch(method: string, params: Object, call: Call): Promise<Object> {
    const run: Handler | undefined = this.table.get(method);
    if (run === undefined) {
      return Promise.reject(Refusal.notFound());
    }
    const shape: string[] = this.shapes.get(method) ?? [];
    return Channel.fits(params, shape) ? run(params, call) : Promise.reject(Refusal.badParams());
  }

  /** Registers a method, also one of your own; for the contract's methods there are functions of their names. */
  on(method: string, shape: string[], run: Handler): void {
    this.table.set(method, run);
    this.shapes.set(method, shape);
  }

${calls.map(call).join('\n')}}

/** The events that this app sends to its page. */
export class Events {
  private channel: Channel;

  constructor(channel: Channel) {
    this.channel = channel;
  }

${events.map(event).join('\n')}}

/** Events an app may name in its handshake. */
export const EVENTS: string[] = [${events.map(({ name }) => `'${name}'`).join(', ')}];
`;
}

export const arktsFiles = (): Record<string, string> => ({
  'arkts/Models.ets': arktsModels(),
  'arkts/Calls.ets': arktsDispatcher(),
});
