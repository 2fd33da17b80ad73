/**
 * Checks the request fields of the rows. A text that may be personal has a mark of `api/shapes.ts`: `Personal`, `Secret` or `NotPersonal`.
 * The embedded backend must read each field.
 */
import { type ESTree, Visitor } from 'vite';
import { isPositionField } from '../../webview-app/src/client/position-header.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';
import { loadedWith } from './called-rows.ts';
import type { TableCheck } from './table-check.ts';

type Json = Readonly<Record<string, unknown>>;
const jsonOf = (value: unknown): Json => Object(value);

/** A row of a table, by its exported name. */
export interface SendingRow {
  readonly file: string;
  readonly name: string;
  readonly seen?: readonly string[];
  readonly unread?: readonly string[];
  readonly sends: Json;
  readonly data?: unknown;
}

interface SentField {
  readonly name: string;
  readonly schema: Json;
  /** The part of the request: `query`, `form`, `json` or `multipart`. */
  readonly part: string;
  /** True within a list or another field. */
  readonly isInner: boolean;
}

/** Matches names of values that the service or the program generates: order numbers, days, states. No person types them. */
const GENERATED_NAMES =
  /(?:Nos?|Ids?|_id|Code|Date|Urls?|Status|Version|Channel)$|^(?:ids?|date|month|url|channel|code|versions?|pictures)$/;
/** Matches names of personal data. This rule precedes all others. */
const PERSONAL_NAMES = /mail|phone|mobile|card|passport|idNo|name$|address|birth|physical|patient|insured|wechat/i;

const isEnumerated = ({ enum: values, const: value }: Json): boolean => values !== undefined || value !== undefined;
const isMarked = ({ personal, secret, notPersonal }: Json): boolean =>
  Boolean(secret) || [personal, notPersonal].some((reason) => typeof reason === 'string' && reason.trim() !== '');

/** Tells if a person may have typed a field, by its name, else by its type. */
const mayBePersonal = ({ name, schema }: SentField): boolean =>
  !isEnumerated(schema) &&
  (PERSONAL_NAMES.test(name)
    ? schema['type'] !== 'boolean'
    : schema['type'] === 'string' && !GENERATED_NAMES.test(name));

/** Returns the value fields of a schema, also in lists, choices and other fields. */
function fieldsIn(schema: Json, part: string, name = '', depth = 0): SentField[] {
  const { properties, items, anyOf } = schema;
  if (properties)
    return Object.entries(properties).flatMap(([key, field]) => fieldsIn(jsonOf(field), part, key, depth + 1));
  if (items) return fieldsIn(jsonOf(items), part, name, depth);
  if (Array.isArray(anyOf)) return anyOf.flatMap((choice) => fieldsIn(jsonOf(choice), part, name, depth));
  return name === '' ? [] : [{ name, schema, part, isInner: depth > 1 }];
}

const sentFields = ({ sends }: SendingRow): SentField[] =>
  Object.entries(sends).flatMap(([part, schema]) => fieldsIn(jsonOf(schema), part));

/** Returns the names of a schema's texts that are marked neither as personal nor as secret. */
function unmarkedNames(schema: unknown, name = ''): string[] {
  const { properties, ...rest } = jsonOf(schema);
  return [
    ...(rest['type'] === 'string' && !rest['personal'] && !rest['secret'] ? [name] : []),
    ...Object.entries(Object(properties)).flatMap(([key, field]) => unmarkedNames(field, key)),
    ...Object.values(rest).flatMap((inner) => (typeof inner === 'object' ? unmarkedNames(inner, name) : [])),
  ];
}

/**
 * Checks the marks. `privacyPage` is `docs/privacy.md`, with a line for each kind: "| sent from forms: name |". `isSensitive` recognizes the
 * names of marked fields (`rules/sensitive.ts`), except ambiguous names such as `name`.
 */
export function checkPersonalFields(
  rows: readonly SendingRow[],
  privacyPage: string,
  isSensitive: (name: string) => boolean,
): TableCheck {
  const fields = rows.flatMap((row) => sentFields(row).map((field) => ({ ...field, row })));
  const marked = fields.filter(({ schema }) => schema['personal']);
  const kinds = new Set(marked.map(({ schema }) => String(schema['personal'])));
  const unmarked = new Set(rows.flatMap(({ sends, data }) => unmarkedNames([sends, data])));
  const maskedNames = fields.filter(({ schema }) => schema['personal'] || schema['secret']).map(({ name }) => name);
  const documentedKinds = new Set(
    [...privacyPage.matchAll(/^\| sent from forms: (\w+)/gm)].map(([, kind = '']) => kind),
  );
  const labelOf = ({ row, name }: (typeof fields)[number]) => `${row.file}: ${name} of ${row.name}`;
  return {
    line: `${marked.length} personal request fields of ${kinds.size} kinds`,
    faults: [
      ...fields
        .filter((field) => mayBePersonal(field) && !isMarked(field.schema))
        .map(
          (field) =>
            `${labelOf(field)} may be personal: \`Personal('<kind>')\` masks it everywhere, \`NotPersonal('<reason>')\` explains why it need not be masked`,
        ),
      ...marked
        .filter(({ part }) => part === 'query')
        .map((field) => `${labelOf(field)} is personal and must not be in an address: it belongs into the body`),
      ...[...new Set(maskedNames)]
        .filter((name) => !isSensitive(name) && !unmarked.has(name))
        .map(
          (name) =>
            `webview-app/src/rules/sensitive.ts: the list lacks ${name}, which is personal or secret wherever a row has it`,
        ),
      ...[...kinds]
        .filter((kind) => !documentedKinds.has(kind))
        .map((kind) => `docs/privacy.md: no line begins with "| sent from forms: ${kind}", which a row sends`),
      ...[...documentedKinds]
        .filter((kind) => !kinds.has(kind))
        .map((kind) => `docs/privacy.md: a line documents ${kind}, but no row sends it`),
    ],
  };
}

/** Returns a module's string arguments and list items, by which handlers read fields, and the properties it reads. */
function namesIn({ program }: SourceFile): { readonly literals: Set<string>; readonly read: Set<string> } {
  const [literals, read] = [new Set<string>(), new Set<string>()];
  const addLiteral = (node: ESTree.Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') literals.add(node.value);
  };
  new Visitor({
    CallExpression: ({ arguments: args }) => {
      for (const argument of args) addLiteral(argument);
    },
    ArrayExpression: ({ elements }) => {
      for (const element of elements) addLiteral(element);
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier') read.add(property.name);
      if (property.type === 'Literal') read.add(String(property.value));
    },
    ObjectPattern: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') read.add(property.key.name);
    },
  }).visit(program);
  return { literals, read };
}

/**
 * Checks that the backend reads each field: the handler's module, or a module it loads, has the field's name in a call or a list. A field
 * within a list may also be read as a property.
 */
export function checkBackendReads(rows: readonly SendingRow[], backend: Tree): TableCheck {
  const names = new Map(backend.files.map((file) => [file.path, namesIn(file)]));
  const handlersOf = ({ file, name }: SendingRow): string[] => {
    const table = `#api/${file.replace(/^.*\/|\.ts$/g, '')}`;
    return backend.files
      .filter(({ imports }) =>
        imports.some(
          (imported) =>
            imported.specifier === table &&
            imported.kind === 'value' &&
            (imported.names.includes(name) || imported.names.includes('*')),
        ),
      )
      .map(({ path }) => path);
  };
  const faults = rows.flatMap((row) => {
    const handlers = handlersOf(row);
    const loaded = handlers.flatMap((handler) => [...loadedWith(backend, handler)]);
    const modules = loaded.flatMap((path) => names.get(path) ?? []);
    const isRead = ({ name, isInner }: SentField): boolean =>
      // The row itself compares the state that a page showed. A position is sent in a header.
      row.seen?.includes(name) ||
      isPositionField(name) ||
      modules.some(({ literals, read }) => literals.has(name) || (isInner && read.has(name)));
    const [reason = '', ...excusedNames] = row.unread ?? [];
    const unread = new Set(sentFields(row).flatMap((field) => (isRead(field) ? [] : [field.name])));
    return [
      ...[...unread]
        .filter((name) => !excusedNames.includes(name) || reason.trim() === '')
        .map(
          (name) =>
            `${handlers[0] ?? 'fixtures/src'}: nothing reads ${name} of ${row.name}: let its handler store or check it, or explain it in the row's \`unread\``,
        ),
      ...excusedNames
        .filter((name) => !unread.has(name))
        .map((name) => `${row.file}: ${name} of ${row.name} needs no reason to be unread`),
    ];
  });
  return { line: 'the backend reads each field that is sent', faults };
}
