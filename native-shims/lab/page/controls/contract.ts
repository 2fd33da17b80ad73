/** The calls and events of the contract as the controls offer them: with samples, and with a check that says what is wrong. */
import openrpc from '../../../../bridge-sdk/native/openrpc.json' with { type: 'json' };
import * as contract from '../../../../bridge-sdk/src/contract/index.ts';
import type { HostOptions } from '../../../src/index.ts';
import { isObject } from '../../../src/json.ts';
import { WECHAT_FUNCTIONS } from '../../../src/wechat-bridge/functions.ts';
import { type Described, OWN } from '../../own-contract.ts';

/** A JSON schema of the contract's documents. */
type Schema = Readonly<Record<string, unknown>>;

const documents: readonly Described[] = [...(openrpc.methods as unknown as Described[]), ...OWN.documents];
const documentOf = (name: string): Described | undefined => documents.find((one) => one.name === name);

const namesOf = (kind: 'method' | 'event'): string[] =>
  Object.values(contract)
    .filter((row) => row.kind === kind)
    .map(({ name }) => name);

/** Every call of the contract: the own apps have them by these names. */
export const CALLS = [...namesOf('method'), ...OWN.methods];
/** Every event of the contract. */
export const EVENTS = [...namesOf('event'), ...OWN.events];
/** The functions of WeChat's bridge: WeChat, WeCom and mini-programs have these in the place of the calls. */
export const FUNCTIONS = [...Object.keys(WECHAT_FUNCTIONS), 'preVerifyJSAPI', 'checkJsApi', 'agentConfig'];

export const summaryOf = (name: string): string => documentOf(name)?.summary ?? '';

const payloadSchema = (event: string): Schema => {
  const params = documentOf(event)?.params ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(params.map(({ name, schema }) => [name, schema])),
    required: params.filter(({ required }) => required).map(({ name }) => name),
  };
};

/** The schema of an answer. One of WeChat's bridge is any object. */
const resultSchema = (method: string): Schema => documentOf(method)?.result?.schema ?? { type: 'object' };

const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  paySeq: 'PS1',
  version: '2.9.0',
  url: 'https://example.com/file.png',
  text: 'https://example.com/card/6001',
};

function sampleOf(schema: Schema, name = ''): unknown {
  const words = schema['x-words'] ?? schema['enum'];
  if (Array.isArray(words)) return words[0];
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['oneOf'])) return sampleOf(part(schema['oneOf'][0]), name);
  switch (schema['type']) {
    case 'string':
      return String(schema['pattern'] ?? '').includes('\\d{4}')
        ? new Date().toISOString().slice(0, 10)
        : (SAMPLE_TEXTS[name] ?? name);
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 0), 0);
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(part(schema['items']), name)];
    case 'object':
      return sampleObject(schema);
    default:
      return null;
  }
}

function sampleObject(schema: Schema): Record<string, unknown> {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.fromEntries(required.map((name) => [name, sampleOf(part(part(schema['properties'])[name]), name)]));
}

const part = (value: unknown): Schema => (isObject(value) ? value : {});
const written = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

/** A payload of an event that its schema accepts, as JSON. */
export const samplePayload = (event: string): string => written(sampleObject(payloadSchema(event)));
/** An answer to a method that its schema accepts, as JSON. */
export const sampleAnswer = (method: string): string =>
  written(CALLS.includes(method) ? sampleObject(resultSchema(method)) : { err_msg: `${method}:ok` });

/** The options by which an own app has the contract of one's own: each method answers with its sample. */
export const OWN_OPTIONS: Pick<HostOptions, 'ownMethods' | 'ownEvents' | 'answeredEvents'> = {
  ownMethods: Object.fromEntries(OWN.methods.map((name) => [name, () => sampleObject(resultSchema(name))])),
  ownEvents: OWN.events,
  answeredEvents: OWN.answered,
};

/** The value that was read from a field, or the words for the fault in it. */
export type Read = { readonly value: unknown } | { readonly wrong: string };

function read(text: string, schema: Schema, what: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { wrong: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const wrong = faultIn(value, schema, what);
  return wrong === undefined ? { value } : { wrong };
}

export const readPayload = (event: string, text: string): Read => read(text, payloadSchema(event), `«${event}»`);
export const readAnswer = (method: string, text: string): Read =>
  read(text, resultSchema(method), `the answer to «${method}»`);

const KINDS: Readonly<Record<string, [words: string, is: (value: unknown) => boolean]>> = {
  string: ['a text', (value) => typeof value === 'string'],
  number: ['a number', (value) => typeof value === 'number'],
  integer: ['a whole number', Number.isInteger],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  array: ['a list', Array.isArray],
  object: ['an object', isObject],
};

/** Returns the first thing that a schema refuses, in words; undefined when it accepts the value. */
function faultIn(value: unknown, schema: Schema, what: string): string | undefined {
  const kind = KINDS[String(schema['type'])];
  if (kind && !kind[1](value)) return `${what} has to be ${kind[0]}, and is ${words(value)}`;
  if (typeof value === 'string') return textFault(value, schema, what);
  if (typeof value === 'number') return numberFault(value, schema, what);
  if (Array.isArray(value))
    return firstOf(value, (one, i) => faultIn(one, part(schema['items']), `${what}, item ${i + 1}`));
  if (!isObject(value)) return undefined;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${what} needs «${missing}»`;
  const fields = Object.entries(part(schema['properties'])).filter(([name]) => value[name] !== undefined);
  return firstOf(fields, ([name, inner]) => faultIn(value[name], part(inner), `«${name}» in ${what}`));
}

function textFault(value: string, schema: Schema, what: string): string | undefined {
  const { pattern, enum: choice } = schema;
  if (Array.isArray(choice) && !choice.includes(value)) return `${what} has to be one of: ${choice.join(', ')}`;
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) return undefined;
  return pattern === '\\S' ? `${what} must not be empty` : `${what} has to look like ${pattern}`;
}

function numberFault(value: number, { minimum, maximum }: Schema, what: string): string | undefined {
  if (typeof minimum === 'number' && value < minimum) return `${what} has to be ${minimum} or more`;
  if (typeof maximum === 'number' && value > maximum) return `${what} has to be ${maximum} or less`;
  return undefined;
}

function firstOf<T>(list: readonly T[], look: (one: T, index: number) => string | undefined): string | undefined {
  for (const [index, one] of list.entries()) {
    const found = look(one, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

const words = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : JSON.stringify(value);
