/** Builds the conformance kit: one request to the adapter for each golden vector. */
import { isObject, type JsonObject } from '../json.ts';
import { describeDifference, listOf, type Vector, vectorDocument } from './vectors.ts';

const parseOrKeep = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
};

/** Removes the message of an error, which is not compared. */
function withoutMessage(message: unknown): unknown {
  if (!isObject(message) || !isObject(message.error)) return message;
  const { message: _, ...error } = message.error;
  return { ...message, error };
}

function channelVectors(host: JsonObject): Vector[] {
  return listOf(host.vectors).map((item) => {
    const vector: JsonObject = Object(item);
    const expected = listOf(vector.out);
    return {
      kind: 'channel',
      name: String(vector.name),
      request: { do: 'channel', in: vector.in, messages: expected.length },
      judge: ({ posted }) => describeDifference(listOf(posted).map(parseOrKeep).map(withoutMessage), expected),
    };
  });
}

/** The lists of guard.json, each with the field of the decision. Without a field, the value must be refused. */
const GUARD_LISTS: Readonly<Record<string, string | undefined>> = {
  allows: 'allowed',
  ways: 'way',
  hears: 'heard',
  absolute: 'absolute',
  badOrigins: undefined,
  badSchemes: undefined,
};

function guardVectors(guard: JsonObject): Vector[] {
  const { origins, appSchemes } = guard;
  return Object.entries(GUARD_LISTS).flatMap(([list, field]) =>
    listOf(guard[list]).map((vector) => {
      const { [field ?? '']: expected = null, ...input } = Object(vector);
      return {
        kind: 'guard',
        name: `${list} ${JSON.stringify(field ? input : vector)}`,
        request: { do: 'guard', origins, appSchemes, list, vector: field ? input : vector },
        judge: ({ answer }: JsonObject) => describeDifference(answer, field ? expected : true),
      };
    }),
  );
}

/** Replaces the time in an address, which only makes the address unique. */
const withoutTime = (value: unknown): unknown =>
  parseOrKeep(JSON.stringify(value ?? null).replace(/([?&]t=)\d+/g, '$1now'));

function miniProgramVectors(pages: JsonObject): Vector[] {
  return listOf(pages.vectors).map((item) => {
    const { name, out, ...request } = Object(item);
    return {
      kind: 'mini-program',
      name: String(name),
      request: { do: 'mini-program', ...request },
      judge: ({ did }) => describeDifference(withoutTime(did), out),
    };
  });
}

/** Returns all vectors, and the first request, which describes the vectors' app. */
export function kit(): { readonly begin: JsonObject; readonly vectors: readonly Vector[] } {
  const { about: _, vectors, ...app } = vectorDocument('host');
  const guard = vectorDocument('guard');
  const pages = vectorDocument('mini-program');
  const begin = { do: 'begin', conform: 1, ...app, home: pages.home };
  return { begin, vectors: [...channelVectors({ vectors }), ...guardVectors(guard), ...miniProgramVectors(pages)] };
}
