/** Offers the calls and events of the contract to the controls, with samples and a check of values. */
import openrpc from '../../../../bridge-sdk/native/openrpc.json' with { type: 'json' };
import * as contract from '../../../../bridge-sdk/src/contract/index.ts';
import type { HostOptions } from '../../../src/index.ts';
import { WECHAT_FUNCTIONS } from '../../../src/wechat-bridge/functions.ts';
import { type Described, OWN } from '../../own-contract.ts';
import { EVENTS as WORDS, WRONG } from '../../words/controls.ts';
import type { Word } from '../../words/word.ts';
import { sampleObject } from './sample.ts';
import { faultIn, type Schema } from './schema-fault.ts';

const documents: readonly Described[] = [...(openrpc.methods as unknown as Described[]), ...OWN.documents];
const documentOf = (name: string): Described | undefined => documents.find((candidate) => candidate.name === name);

const namesOf = (kind: 'method' | 'event'): string[] =>
  Object.values(contract)
    .filter((row) => row.kind === kind)
    .map(({ name }) => name);

/** Lists the contract's calls, which own apps implement by these names. */
export const CALLS = [...namesOf('method'), ...OWN.methods];
/** Every event of the contract. */
export const EVENTS = [...namesOf('event'), ...OWN.events];
/** Lists the functions of WeChat's bridge, which WeChat, WeCom and mini-programs have instead of the calls. */
export const FUNCTIONS = [...Object.keys(WECHAT_FUNCTIONS), 'preVerifyJSAPI', 'checkJsApi', 'agentConfig'];

/** Returns the summary of an event. Its Chinese is separate, as the contract's document has only the English. */
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

const written = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

/** Returns a valid payload of an event, as JSON. */
export const samplePayload = (event: string): string => written(sampleObject(payloadSchema(event)));
/** Returns a valid answer to a method, as JSON. */
export const sampleAnswer = (method: string): string =>
  written(CALLS.includes(method) ? sampleObject(resultSchema(method)) : { err_msg: `${method}:ok` });

/** Gives the user-defined contract to an own app, whose methods answer with their samples. */
export const OWN_OPTIONS: Pick<HostOptions, 'ownMethods' | 'ownEvents' | 'answeredEvents'> = {
  ownMethods: Object.fromEntries(OWN.methods.map((name) => [name, () => sampleObject(resultSchema(name))])),
  ownEvents: OWN.events,
  answeredEvents: OWN.answered,
};

/** Holds the value of a field, or the words for its fault. */
export type Read = { readonly value: unknown } | { readonly wrong: Word };

function read(text: string, schema: Schema, what: Word): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { wrong: WRONG.noJson(error instanceof Error ? error.message : String(error)) };
  }
  const wrong = faultIn(value, schema, what);
  return wrong === undefined ? { value } : { wrong };
}

export const readPayload = (event: string, text: string): Read => read(text, payloadSchema(event), WRONG.event(event));
export const readAnswer = (method: string, text: string): Read =>
  read(text, resultSchema(method), WRONG.answerTo(method));
