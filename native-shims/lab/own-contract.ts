/** The contract of one's own that the lab was started with: an OpenRPC document of `bridge generate`, which the server puts in front of the page's script. */
import { isObject } from '../src/json.ts';

/** The global by which the page has the document. */
export const LAB_CONTRACT = '__sdhealthLabContract';

type Json = Readonly<Record<string, unknown>>;

/** One method or event of the document, as far as the lab reads it. */
export interface Described {
  readonly name: string;
  readonly summary: string;
  readonly params: readonly { readonly name: string; readonly required: boolean; readonly schema: Json }[];
  readonly result?: { readonly schema: Json };
}

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const hasTag = (row: Json, ...tags: string[]) => list(row['tags']).some(({ name }) => tags.includes(String(name)));

/** Returns the rows that are the document's own: not the protocol's, nor those of the standard contract. */
const rowsIn = (document: unknown): readonly Json[] =>
  list(isObject(document) ? document['methods'] : undefined).filter(
    (row) => row['x-standard'] !== true && !hasTag(row, 'handshake', 'control'),
  );
const isEvent = (row: Json) => row['x-from'] === 'host' || hasTag(row, 'event');
const namesOf = (rows: readonly Json[]) => rows.map(({ name }) => String(name));

/** Returns what the lab shows of a document. */
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

/** The document that this page was served with. */
export const OWN = ownRows(Reflect.get(globalThis, LAB_CONTRACT));
