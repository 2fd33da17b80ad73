/** The contract of one's own that the lab was started with: an OpenRPC document of `bridge generate`, which the server puts in front of the page's script. */
import { isObject } from '../src/json.ts';

/** Names the global that holds the document in the page. */
export const LAB_CONTRACT = '__sdhealthLabContract';

type Json = Readonly<Record<string, unknown>>;

/** Lists the parts of a method or an event that the lab reads. */
export interface Described {
  readonly name: string;
  readonly summary: string;
  readonly params: readonly { readonly name: string; readonly required: boolean; readonly schema: Json }[];
  readonly result?: { readonly schema: Json };
}

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const hasTag = (row: Json, ...tags: string[]) => list(row['tags']).some(({ name }) => tags.includes(String(name)));

/** Returns the user's rows of the document, without those of the protocol and the standard contract. */
const rowsIn = (document: unknown): readonly Json[] =>
  list(isObject(document) ? document['methods'] : undefined).filter(
    (row) => row['x-standard'] !== true && !hasTag(row, 'handshake', 'control'),
  );
const isEvent = (row: Json) => row['x-from'] === 'host' || hasTag(row, 'event');
const namesOf = (rows: readonly Json[]) => rows.map(({ name }) => String(name));

/** Returns the parts of a document that the lab shows. */
export function ownRows(document: unknown) {
  const rows = rowsIn(document);
  const events = rows.filter(isEvent);
  return {
    documents: rows as unknown as readonly Described[],
    methods: namesOf(rows.filter((row) => !isEvent(row))),
    events: namesOf(events),
    answered: namesOf(events.filter((row) => row['result'] !== undefined)),
  };
}

/** Holds the document that the server sent with this page. */
export const OWN = ownRows(Reflect.get(globalThis, LAB_CONTRACT));
