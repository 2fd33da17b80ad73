/** Reads the custom contract of the lab: an OpenRPC document of `bridge generate`, which the server puts before the page's script. */
import { isObject } from '../src/json.ts';

/** Names the global that holds the document in the page. */
export const LAB_CONTRACT = '__sdhealthLabContract';

type Json = Readonly<Record<string, unknown>>;

/** Lists the parts of a method or an event that the lab reads. */
export interface Definition {
  readonly name: string;
  readonly summary: string;
  readonly params: readonly { readonly name: string; readonly required: boolean; readonly schema: Json }[];
  readonly result?: { readonly schema: Json };
}

const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const hasTag = (row: Json, ...tags: string[]) => objectsIn(row['tags']).some(({ name }) => tags.includes(String(name)));

/** Returns the custom definitions of the document, without those of the protocol and the standard contract. */
const definitionsIn = (document: unknown): readonly Json[] =>
  objectsIn(isObject(document) ? document['methods'] : undefined).filter(
    (row) => row['x-standard'] !== true && !hasTag(row, 'handshake', 'control'),
  );
const isEvent = (row: Json) => row['x-from'] === 'host' || hasTag(row, 'event');
const namesOf = (rows: readonly Json[]) => rows.map(({ name }) => String(name));

/** Returns the parts of a document that the lab shows. */
export function customContractIn(document: unknown) {
  const rows = definitionsIn(document);
  const events = rows.filter(isEvent);
  return {
    documents: rows as unknown as readonly Definition[],
    methods: namesOf(rows.filter((row) => !isEvent(row))),
    events: namesOf(events),
    answered: namesOf(events.filter((row) => row['result'] !== undefined)),
  };
}

/** Contains the custom contract that the server sent with this page. */
export const CUSTOM_CONTRACT = customContractIn(Reflect.get(globalThis, LAB_CONTRACT));
