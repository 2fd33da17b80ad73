/** Offers the calls and events of the contract to the controls, with samples and a check of values. */
import openrpc from '../../../../bridge-sdk/native/openrpc.json' with { type: 'json' };
import * as contract from '../../../../bridge-sdk/src/contract/index.ts';
import type { HostOptions } from '../../../src/index.ts';
import { WECHAT_FUNCTIONS } from '../../../src/wechat-bridge/functions.ts';
import { CUSTOM_CONTRACT, type Definition } from '../../own-contract.ts';
import { EVENTS as WORDS, WRONG } from '../../words/controls.ts';
import type { Word } from '../../words/word.ts';
import { sampleObject } from './sample.ts';
import { faultIn, type Schema } from './schema-fault.ts';

const documents: readonly Definition[] = [
  ...(openrpc.methods as unknown as Definition[]),
  ...CUSTOM_CONTRACT.documents,
];
const documentOf = (name: string): Definition | undefined => documents.find((candidate) => candidate.name === name);

const namesOf = (kind: 'method' | 'event'): string[] =>
  Object.values(contract)
    .filter((row) => row.kind === kind)
    .map(({ name }) => name);

/** Lists the contract's calls, which own apps implement by these names. */
export const CALLS = [...namesOf('method'), ...CUSTOM_CONTRACT.methods];
/** Every event of the contract. */
export const EVENTS = [...namesOf('event'), ...CUSTOM_CONTRACT.events];
/** Lists the functions of WeChat's bridge, which WeChat, WeCom and mini-programs have instead of the calls. */
export const FUNCTIONS = [...Object.keys(WECHAT_FUNCTIONS), 'preVerifyJSAPI', 'checkJsApi', 'agentConfig'];

/** Returns the summary of an event. The Chinese text is separate, because the contract's document has only English. */
export const summaryOf = (name: string): Word => ({
  en: documentOf(name)?.summary ?? '',
  zh: WORDS.summaries[name] ?? '',
});

const payloadSchema = (event: string): Schema => {
  const params = documentOf(event)?.params ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(params.map(({ name, schema }) => [name, schema])),
    required: params.filter(({ required }) => required).map(({ name }) => name),
  };
};

/** Returns the schema of an answer. An answer of WeChat's bridge may be any object. */
const resultSchema = (method: string): Schema => documentOf(method)?.result?.schema ?? { type: 'object' };

const jsonText = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

/** Returns a valid payload of an event, as JSON. */
export const samplePayload = (event: string): string => jsonText(sampleObject(payloadSchema(event)));
/** Returns a valid answer to a method, as JSON. */
export const sampleAnswer = (method: string): string =>
  jsonText(CALLS.includes(method) ? sampleObject(resultSchema(method)) : { err_msg: `${method}:ok` });

/** The options of an own app with the custom contract. Its methods answer with their samples. */
export const CUSTOM_OPTIONS: Pick<HostOptions, 'ownMethods' | 'ownEvents' | 'answeredEvents'> = {
  ownMethods: Object.fromEntries(CUSTOM_CONTRACT.methods.map((name) => [name, () => sampleObject(resultSchema(name))])),
  ownEvents: CUSTOM_CONTRACT.events,
  answeredEvents: CUSTOM_CONTRACT.answered,
};

/** The value of a field, or a description of its fault. */
export type ParsedField = { readonly value: unknown } | { readonly wrong: Word };

function parseField(text: string, schema: Schema, subject: Word): ParsedField {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { wrong: WRONG.notJson(error instanceof Error ? error.message : String(error)) };
  }
  const fault = faultIn(value, schema, subject);
  return fault === undefined ? { value } : { wrong: fault };
}

export const parsePayload = (event: string, text: string): ParsedField =>
  parseField(text, payloadSchema(event), WRONG.event(event));
export const parseAnswer = (method: string, text: string): ParsedField =>
  parseField(text, resultSchema(method), WRONG.answerTo(method));
