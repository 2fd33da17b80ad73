/**
 * The contract's payloads as named models, for languages that have no nameless types. A payload is named after its row
 * (`PaySeqParams`), a nested model after its path (`ChooseImagesResultImage`, `PaySeqResultOutcome`).
 */
import type { Node, ObjectNode, UnionNode } from './node.ts';
import type { Contract, EventRow, MethodRow } from './rows.ts';

export type TypeRef =
  | { readonly kind: 'text' | 'number' | 'integer' | 'boolean' | 'json' }
  | { readonly kind: 'list' | 'map'; readonly of: TypeRef }
  | { readonly kind: 'model' | 'words' | 'union'; readonly name: string };

export interface ModelField {
  readonly name: string;
  readonly type: TypeRef;
  readonly optional: boolean;
  readonly secret: boolean;
  readonly doc: string;
}

export interface Model {
  readonly kind: 'model';
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly ModelField[];
  /** The payload itself, for the bounds of its values. */
  readonly node: ObjectNode;
  /** Its place in the payload of its row, as a JSON Pointer with `*` for any index or key; empty for that payload itself. */
  readonly place: string;
  /** The union that it is an arm of. */
  readonly arm?: { readonly union: string; readonly tag: string; readonly word: string };
}

export interface Words {
  readonly kind: 'words';
  readonly name: string;
  readonly words: readonly string[];
  readonly place: string;
}

/** A union: one of several models, by the word of their tag. */
export interface Union {
  readonly kind: 'union';
  readonly name: string;
  readonly doc: string;
  readonly tag: string;
  readonly arms: readonly Model[];
  readonly place: string;
}

export type AnyModel = Model | Words | Union;

export const pascal = (name: string): string =>
  name.replace(/(?:^|[-_ ])(\w)/g, (_, first: string) => first.toUpperCase());

/** Makes `Image` of `images`, so that an element has its own name. */
const singular = (name: string) => pascal(name).replace(/s$/, '');

/** Returns the name of the model of an item, from the name of its list. */
export const itemName = (items: Node, list: string): string =>
  items.kind === 'object' || items.kind === 'union' ? singular(list) : list;

/** Returns the name of the model of an arm of a union. */
export const armName = (union: string, word: string): string => union + pascal(camelOf(word));

/** Returns the models of one payload, the payload's own first. An empty payload has none. */
export function modelsOf(name: string, node: ObjectNode, doc: string, path = ''): AnyModel[] {
  return node.fields.length === 0 ? [] : modelOf(name, node, doc, path);
}

function unionOf(name: string, { tag, arms }: UnionNode, doc: string, path: string): AnyModel[] {
  const created = arms.map(({ word, node, doc: text }) => {
    const [own, ...nested] = modelOf(armName(name, word), node, text, path);
    return { own: { ...own, arm: { union: name, tag, word } }, nested };
  });
  const union: Union = { kind: 'union', name, doc, tag, arms: created.map(({ own }) => own), place: path };
  return [union, ...created.flatMap(({ own, nested }) => [own, ...nested])];
}

/** Returns the model of one object, and those within it. */
function modelOf(name: string, node: ObjectNode, doc: string, path: string): [Model, ...AnyModel[]] {
  const nested: AnyModel[] = [];
  const ref = (value: Node, place: string, pointer: string): TypeRef => {
    switch (value.kind) {
      case 'text':
        if (!value.words) return { kind: 'text' };
        nested.push({ kind: 'words', name: place, words: value.words, place: pointer });
        return { kind: 'words', name: place };
      case 'number':
        return { kind: value.whole ? 'integer' : 'number' };
      case 'boolean':
        return { kind: 'boolean' };
      case 'anything':
        return { kind: 'json' };
      case 'list':
        return { kind: 'list', of: ref(value.items, itemName(value.items, place), `${pointer}/*`) };
      case 'record':
        return { kind: 'map', of: ref(value.values, place, `${pointer}/*`) };
      case 'object':
        nested.push(...modelOf(place, value, '', pointer));
        return { kind: 'model', name: place };
      case 'union':
        nested.push(...unionOf(place, value, '', pointer));
        return { kind: 'union', name: place };
    }
  };
  const fields = node.fields.map((field) => ({
    name: field.name,
    type: ref(field.node, name + pascal(field.name), `${path}/${field.name}`),
    optional: field.optional,
    secret: field.secret,
    doc: field.doc,
  }));
  return [{ kind: 'model', name, doc, fields, node, place: path }, ...nested];
}

/** Returns the model names of a method's payloads; undefined where a payload is empty. */
export function namesOfMethod({ id, params, result }: MethodRow): { params?: string; result?: string } {
  return {
    ...(params.fields.length ? { params: `${pascal(id)}Params` } : {}),
    ...(result.fields.length ? { result: `${pascal(id)}Result` } : {}),
  };
}
export const nameOfEvent = ({ id, payload }: EventRow): string | undefined =>
  payload.fields.length ? `${pascal(id)}Payload` : undefined;

/** The payloads of a row, with the words of their models. */
const PAYLOADS = {
  params: ['Params', 'Params of'],
  result: ['Result', 'Result of'],
  payload: ['Payload', 'The payload of'],
} as const;

/** Returns the models of each payload of a row. */
export function modelsOfRow(row: MethodRow | EventRow): { part: keyof typeof PAYLOADS; models: AnyModel[] }[] {
  const of = (part: keyof typeof PAYLOADS, node: ObjectNode) => {
    const [end, about] = PAYLOADS[part];
    return { part, models: modelsOf(pascal(row.id) + end, node, `${about} \`${row.name}\`.`) };
  };
  return row.kind === 'event' ? [of('payload', row.payload)] : [of('params', row.params), of('result', row.result)];
}

/** Returns every model of these rows. */
export const modelsOfRows = (methods: readonly MethodRow[], events: readonly EventRow[]): AnyModel[] =>
  [...methods, ...events].flatMap((row) => modelsOfRow(row).flatMap(({ models }) => models));

/** True where some payload has a union. */
export const hasUnions = ({ methods, events }: Contract): boolean =>
  modelsOfRows(methods, events).some(({ kind }) => kind === 'union');

/** Makes `HANDED_OVER` of `handed-over`; a word that begins with a digit gets an underscore. */
export const constantOf = (word: string): string =>
  word
    .replace(/\W/g, '_')
    .replace(/^(?=\d)/, '_')
    .toUpperCase();
/** Makes `handedOver` of `handed-over`. */
export const camelOf = (word: string): string =>
  word.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, '_');

/** Returns a doc comment in the C style; empty for no text. */
export function docComment(doc: string, indent = ''): string {
  if (!doc) return '';
  const lines = doc.replace(/\*\//g, '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
