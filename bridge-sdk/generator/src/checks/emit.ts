/**
 * Turns TypeBox schemas into check functions: `(value) => undefined | path of the first wrong value`.
 *
 * The functions walk objects, arrays and records themselves, so that a failure names its path. The expression of a leaf comes from
 * TypeBox's `Code`. Equal leaves and equal checks of a module share one function. The commonest leaves share one module. The output
 * imports only TypeBox's small guard, and only where a length counts code points.
 */
import type { TSchema } from 'typebox';
import { type Tagged, taggedUnion, withoutTag } from '../contract/union.ts';
import { composeCheck } from './compose.ts';
import { leafSource, SHARED_LEAVES, sharedLeaf, sharedSource } from './leaves.ts';

type Json = Record<string, unknown>;

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null && '~kind' in value;

/**
 * Collects the output of one module: leaves, imports and the checks of its rows. A module that `standsAlone` contains the shared leaves,
 * with types, and imports the address rules from the published SDK.
 */
export class Emitter {
  readonly #standsAlone: boolean;
  #inlined = new Set<string>();
  #leaves = new Map<string, string>();
  #checks = new Map<string, string>();
  #regexes = new Map<string, string>();
  #imports = new Set<string>();
  #temp = 0;
  #tells = false;

  constructor(standsAlone = false) {
    this.#standsAlone = standsAlone;
  }

  /** Returns the name of a check function for the schema. With `explains` the function also returns the expectation, on a second line. */
  check(schema: TSchema, explains = false): string {
    this.#temp = 0;
    this.#tells = explains;
    const body = this.#statements(schema as unknown as Json, 'v', "''");
    const params = body.includes(', allowed)') ? '(v, allowed)' : '(v)';
    // Satisfies the option noImplicitReturns of a strict compiler.
    const end = this.#standsAlone ? ' return undefined;' : '';
    return nameIn(this.#checks, body ? `${params} => { ${body}${end} }` : '() => {}', 'k');
  }

  /** Returns the name of a check with expectations, for a schema from another source than TypeBox. */
  checkOf(schema: Readonly<Json>): string {
    return this.check(schema as unknown as TSchema, true);
  }

  /** Returns the name of a response's check, composed of functions. */
  composed(schema: TSchema): string {
    return composeCheck(schema, {
      leaf: (leaf) => this.#leaf(leaf),
      named: (source) => nameIn(this.#checks, source, 'k'),
      import: (line) => this.#imports.add(line),
    });
  }

  /** Returns the code that must stand before the rows: imports, leaves and checks. */
  prelude(): string {
    const typed = (names: Iterable<readonly [source: string, name: string]>, type: string) =>
      [...names].map(([source, name]) => `const ${name}${this.#standsAlone ? type : ''} = ${source};`);
    const inlined = [...this.#inlined].sort().map((name) => [sharedSource(name), name] as const);
    return [
      ...this.#imports,
      ...typed(this.#regexes, ''),
      ...typed([...inlined, ...this.#leaves], ': Leaf'),
      ...typed(this.#checks, ': Check'),
    ].join('\n');
  }

  #wrong(schema: Json, path: string): string {
    return `return ${this.#tells ? join(path, `\\n${expectation(schema)}`, '') : path};`;
  }

  #statements(schema: Json, expression: string, path: string): string {
    if (schema['openEnum']) return ''; // handled by the parent, which can write the word back
    if (schema['type'] === 'object' && schema['properties']) return this.#object(schema, expression, path);
    if (schema['type'] === 'object' && schema['patternProperties']) return this.#record(schema, expression, path);
    if (schema['type'] === 'array') return this.#array(schema, expression, path);
    const union = taggedUnion(schema);
    if (union) return this.#union(union, expression, path);
    if (schema['address']) return this.#address(String(schema['address']), expression, path);
    const leaf = this.#leaf(schema);
    return leaf === '' ? '' : `if (!${leaf}(${expression})) ${this.#wrong(schema, path)}`;
  }

  /** Returns the statements for one slot of a container: a property, an element or a value. */
  #slot(schema: Json, expression: string, path: string): string {
    const words = schema['openEnum'] as string[] | undefined;
    if (words) {
      const text = this.#leaf({ type: 'string' });
      return `if (!${text}(${expression})) ${this.#wrong(schema, path)} if (!${JSON.stringify(words)}.includes(${expression})) ${expression} = 'unknown';`;
    }
    const union = taggedUnion(schema);
    if (!union && !schema['properties'] && !schema['patternProperties'] && !schema['items'])
      return this.#statements(schema, expression, path);
    const name = `v${this.#temp++}`;
    const inner =
      union && schema['open'] ? this.#union(union, name, path, expression) : this.#statements(schema, name, path);
    return `const ${name} = ${expression}; ${inner}`;
  }

  /** Returns the statements for a union. With `slot` the union is open: an object of an unknown tag is replaced in that slot. */
  #union({ tag, arms }: Tagged, expression: string, path: string, slot?: string): string {
    const place = member(expression, tag);
    const wrong = this.#wrong({ enum: arms.map(([word]) => word) }, join(path, tag));
    const cases = arms.map(
      ([word, arm]) =>
        `if (${place} === ${JSON.stringify(word)}) { ${this.#fields(withoutTag(arm, tag), expression, path).join(' ')} }`,
    );
    const unknown = slot
      ? `if (${this.#shared('isText')}(${place})) ${slot} = { ${JSON.stringify(tag)}: 'unknown' }; else ${wrong}`
      : wrong;
    return [
      `if (!${this.#shared('isObject')}(${expression})) ${this.#wrong({ type: 'object' }, path)}`,
      `${cases.join(' else ')} else ${unknown}`,
    ].join(' ');
  }

  #object(schema: Json, expression: string, path: string): string {
    const object = `if (!${this.#shared('isObject')}(${expression})) ${this.#wrong(schema, path)}`;
    return [object, ...this.#fields(schema, expression, path)].join(' ');
  }

  #fields(schema: Json, expression: string, path: string): string[] {
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    const parts: string[] = [];
    for (const [key, property] of Object.entries(schema['properties'] as Record<string, Json>)) {
      const place = member(expression, key);
      const inner = this.#slot(property, place, join(path, key));
      if (!inner && required.has(key))
        parts.push(`if (!(${JSON.stringify(key)} in ${expression})) ${this.#wrong(property, join(path, key))}`);
      else if (inner) parts.push(required.has(key) ? block(inner) : `if (${place} !== undefined) { ${inner} }`);
    }
    if (schema['additionalProperties'] === false) throw new Error('checks: closed objects break newer peers');
    return parts;
  }

  #record(schema: Json, expression: string, path: string): string {
    const patterns = Object.values(schema['patternProperties'] as Record<string, Json>);
    const object = `if (!${this.#shared('isObject')}(${expression})) ${this.#wrong(schema, path)}`;
    const key = `k${this.#temp++}`;
    const inner = this.#slot(patterns[0] as Json, `${expression}[${key}]`, `${path} + '/' + ${key}`);
    return inner ? `${object} for (const ${key} of Object.keys(${expression})) { ${inner} }` : object;
  }

  #array(schema: Json, expression: string, path: string): string {
    const { items, ...bounds } = schema;
    const leaf = this.#leaf({ ...bounds, items: {} });
    const index = `i${this.#temp++}`;
    const inner = this.#slot(items as Json, `${expression}[${index}]`, `${path} + '/' + ${index}`);
    const list = `if (!${leaf}(${expression})) ${this.#wrong(schema, path)}`;
    return inner ? `${list} for (let ${index} = 0; ${index} < ${expression}.length; ${index}++) { ${inner} }` : list;
  }

  /** Returns the statement for an address, whose rule is imported. */
  #address(kind: string, expression: string, path: string): string {
    const rule = `is${kind.charAt(0).toUpperCase()}${kind.slice(1)}Address`;
    this.#imports.add(
      `import { ${rule} } from '${this.#standsAlone ? '@sdhealth/bridge-sdk' : '../core/address.ts'}';`,
    );
    const lastArgument = this.#standsAlone && !RULES_WITH_LIST.has(kind) ? '' : ', allowed';
    return `if (!${this.#shared('isText')}(${expression}) || !${rule}(${expression}${lastArgument})) ${this.#wrong({ address: kind }, path)}`;
  }

  #leaf(schema: Json): string {
    const shared = sharedLeaf(schema as unknown as TSchema);
    if (shared) return this.#shared(shared);
    const source = leafSource(schema as unknown as TSchema, (pattern) => nameIn(this.#regexes, pattern, 'r'));
    if (source === undefined) return '';
    if (source.includes('Guard.')) this.#imports.add(`import { Guard } from 'typebox/guard';`);
    return nameIn(this.#leaves, source, 'c');
  }

  #shared(name: string): string {
    if (this.#standsAlone) {
      this.#inlined.add(name);
      return name;
    }
    this.#imports.add(`import { ${name} } from '${SHARED_LEAVES}';`);
    return name;
  }
}

/** Returns the name of a source text. An unknown text gets a new name. */
function nameIn(names: Map<string, string>, source: string, letter: string): string {
  const name = names.get(source) ?? `${letter}${names.size}`;
  names.set(source, name);
  return name;
}

/** Returns the expression that reads a field of a value. */
const member = (expression: string, key: string) =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? `${expression}.${key}` : `${expression}[${JSON.stringify(key)}]`;

const block = (inner: string) => (inner.startsWith('const ') ? `{ ${inner} }` : inner);

/** Lists the address rules that need the page's list of allowed addresses. */
const RULES_WITH_LIST: ReadonlySet<string> = new Set(['own', 'return', 'app']);

/** Holds the expectation for each address rule of `core/address.ts`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  own: 'an address of the page or of `origins`',
  return: 'an absolute web address of the page or of `origins`',
  web: 'an absolute web address',
  page: 'a web address',
  file: 'a web address or blob:',
  picture: 'a web address, blob: or data:image/',
  app: 'a web address or a scheme in `appSchemes`',
};

/** Returns the text that follows "must be" for a value: `an integer, at least 1, at most 31`. */
function expectation(schema: Json): string {
  const bounds = [
    ['minimum', 'at least'],
    ['maximum', 'at most'],
    ['minItems', 'at least'],
    ['maxItems', 'at most'],
  ] as const;
  const limits = bounds
    .flatMap(([key, word]) => (schema[key] === undefined ? [] : [`, ${word} ${schema[key]}`]))
    .join('');
  const { address, enum: words, pattern, type } = schema;
  if (address) return ADDRESSES[String(address)] ?? 'an address';
  if (Array.isArray(words)) return `one of ${words.join(', ')}`;
  if (pattern === '\\S') return 'text that is not blank';
  if (pattern) return pattern === '^\\d{4}-\\d{2}-\\d{2}$' ? 'a date like 2026-01-31' : 'text of another form';
  const kinds: Json = {
    string: 'text',
    integer: 'an integer',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
  };
  return `${kinds[String(type)] ?? 'there'}${limits}`;
}

/** Appends a key to a path expression. Two literals become one: `'' + '/a'` is `'/a'`. */
function join(path: string, key: string, slash = '/'): string {
  const segment = slash + (slash && key.replace(/~/g, '~0').replace(/\//g, '~1')) + (slash ? '' : key);
  return path.endsWith("'") ? `${path.slice(0, -1)}${segment}'` : `${path} + '${segment}'`;
}

/** Describes a row's field that holds code: the generated module imports the code. */
interface Imported {
  readonly kind: 'import';
  readonly name: string;
  readonly from: string;
}
const isImported = (value: unknown): value is Imported =>
  typeof value === 'object' && value !== null && (value as Json)['kind'] === 'import';

/** Maps the payload fields of a row to their paths in a message. */
const PARTS: Readonly<Record<string, string>> = { params: '/params', result: '/result', payload: '/params' };

/** Returns JSON pointers to all values marked as secret in a message. `*` stands for any index or key. */
export function secretsIn(schema: Readonly<Json>, path: string): string[] {
  if (schema['secret'] === true) return [path];
  const inner: [string, Json][] = [
    ...Object.entries((schema['properties'] ?? {}) as Record<string, Json>),
    ...Object.values((schema['patternProperties'] ?? {}) as Record<string, Json>).map((item): [string, Json] => [
      '*',
      item,
    ]),
    ...(schema['items'] ? [['*', schema['items'] as Json] as [string, Json]] : []),
  ];
  const arms = new Set(taggedUnion(schema)?.arms.flatMap(([, arm]) => secretsIn(arm, path)));
  const matches = inner.flatMap(([key, value]) =>
    secretsIn(value, `${path}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`),
  );
  return [...arms, ...matches];
}

function secretsOf(row: Json): string[] {
  const matches = Object.entries(PARTS).flatMap(([part, path]) =>
    isSchema(row[part]) ? secretsIn(row[part] as unknown as Json, path) : [],
  );
  return [...((row['secrets'] as string[] | undefined) ?? []), ...matches];
}

/** Returns the names of all fields that are marked `personal`, at every depth. */
function markedNames(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, personal, ...rest } = schema as Json;
  return [
    ...(personal ? [name] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, field]) => markedNames(field, key)),
    ...Object.values(rest).flatMap((inner) => markedNames(inner, name)),
  ];
}

/** Returns the personal names of an endpoint's request and of its answer. Empty lists are left out. */
const personalOf = (row: Json): Json =>
  Object.fromEntries(
    ['sends', 'data'].flatMap((part) => {
      const names = [...new Set(markedNames(row[part]))];
      return names.length > 0 ? [[part, names]] : [];
    }),
  );

/** Matches the fields whose checks return an expectation for the error text. */
const EXPLAINED = /^method (params|result)$/;

/** Lists the kinds of rows that describe messages of servers and sockets. Their checks are composed, because there are hundreds. */
const COMPOSED_KINDS: ReadonlySet<string> = new Set(['endpoint', 'frame']);

/** Lists the fields of an endpoint's row that only `check-tables` reads. */
const CHECK_FIELDS: ReadonlySet<string> = new Set(['unseen', 'unread', 'sends']);

/** True for a field that no page reads: only documents, native types and `check-tables` need it. */
const isDocumented = ({ kind }: Json, key: string): boolean =>
  CHECK_FIELDS.has(key) || (key === 'errors' && kind !== 'endpoint');

/**
 * Returns the generated form of a module of rows: the same exports with checks in the place of schemas. Bridge rows also
 * get the paths of their secrets, endpoints the names of their personal fields. Exported schemas are dropped, because they serve types
 * only. Any other export throws, because it would be lost. `explained: false` leaves out every expectation.
 */
export function emitRows(exports: Record<string, unknown>, file: string, explained = true): string {
  const emitter = new Emitter();
  const imports = new Set<string>();
  const rows: string[] = [];
  const sourceOf = (value: unknown, kind: string, key: string): string => {
    if (isImported(value)) {
      imports.add(`import { ${value.name} } from ${JSON.stringify(value.from)};`);
      return value.name;
    }
    if (!isSchema(value)) return JSON.stringify(value);
    return COMPOSED_KINDS.has(kind)
      ? emitter.composed(value)
      : emitter.check(value, explained && EXPLAINED.test(`${kind} ${key}`));
  };
  for (const [name, row] of Object.entries(exports)) {
    if (isSchema(row)) continue;
    if (typeof row !== 'object' || row === null || typeof (row as Json)['kind'] !== 'string')
      throw new Error(`checks: ${file} exports ${name}, which is neither a row nor a schema; move it to another file`);
    const fieldsOf = row as Json;
    const secrets = secretsOf(fieldsOf);
    const personal = fieldsOf['kind'] === 'endpoint' ? personalOf(fieldsOf) : {};
    const fullRow: Json = {
      ...fieldsOf,
      ...(secrets.length > 0 && { secrets }),
      ...(Object.keys(personal).length > 0 && { personal }),
    };
    const fields = Object.entries(fullRow).filter(([key, value]) => value !== undefined && !isDocumented(fullRow, key));
    rows.push(
      `export const ${name} = { ${fields.map(([key, value]) => `${JSON.stringify(key)}: ${sourceOf(value, String(fullRow['kind']), key)}`).join(', ')} };`,
    );
  }
  return [...imports, emitter.prelude(), ...rows].join('\n');
}
