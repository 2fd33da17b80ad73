/** Redacts a message before it is recorded. Removes the secrets of a known row, and all values of any other message. */

type Row = { readonly secrets?: readonly string[] } | undefined;
type Json = Record<string, unknown>;

const SECRET = '[secret]';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the types and sizes of values, without the values. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return `[${value.length} items]`;
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]));
  return typeof value === 'string' ? `[text of ${value.length}]` : `[${value === null ? 'null' : typeof value}]`;
}

/** Returns an empty value of the secret's type, so that a replay still fits the contract. */
function blankOf(value: unknown): unknown {
  if (isObject(value)) return Array.isArray(value) ? [] : {};
  if (typeof value === 'number') return 0;
  return value === undefined || value === null ? value : SECRET;
}

/** Returns a copy in which `replace` replaces the value at the pointer. The segment `*` matches any key. */
function replaceAt(value: unknown, [segment, ...rest]: readonly string[], replace = blankOf): unknown {
  if (segment === undefined) return replace(value);
  if (!isObject(value)) return value;
  const change = ([key, member]: [string, unknown]): [string, unknown] => [
    key,
    segment === '*' || segment === key ? replaceAt(member, rest, replace) : member,
  ];
  const entries = Object.entries(value).map(change);
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

const segments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));

/** Calls `onSecret` with each value of a message that its row marks as secret. */
export function forEachSecret(message: unknown, row: Row, onSecret: (secret: unknown) => void): void {
  const { params, result } = Object(message);
  for (const pointer of (row && row.secrets) || [])
    replaceAt({ params, result }, segments(pointer), (secret) => {
      onSecret(secret);
      return secret;
    });
}

/** Returns a host's error with only its code and the fields that the SDK reads. Its text may contain personal data. */
function errorOf(error: unknown): unknown {
  if (!isObject(error)) return shapeOf(error);
  const { code, message, data } = error as Json;
  const { code: namedCode, mayHaveHappened, needs } = Object(data);
  const facts = { code: namedCode, mayHaveHappened, needs };
  return { code, message: shapeOf(message), ...(isObject(data) && { data: JSON.parse(JSON.stringify(facts)) }) };
}

export function redact(message: unknown, row: Row): unknown {
  if (!isObject(message) || Array.isArray(message)) return shapeOf(message);
  const { jsonrpc, id, method, params, result, error } = message as Json;
  const isNotification = typeof method === 'string' && method.startsWith('$/');
  const body = { params, result };
  const content: unknown = isNotification
    ? { params: { id: Object(params).id } }
    : row
      ? (row.secrets ?? []).reduce<unknown>((part, pointer) => replaceAt(part, segments(pointer)), body)
      : {
          ...('params' in message && { params: shapeOf(params) }),
          ...('result' in message && { result: shapeOf(result) }),
        };
  const redacted = { jsonrpc, id, method, ...Object(content), ...('error' in message && { error: errorOf(error) }) };
  // Copies the message and drops undefined fields.
  return JSON.parse(JSON.stringify(redacted));
}
