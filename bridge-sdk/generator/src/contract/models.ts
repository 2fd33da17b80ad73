/**
 * Turns payloads into named models, for languages without anonymous types. A payload is named after its method or event (`PaySeqParams`), a
 * nested model after its path (`ChooseImagesResultImage`, `PaySeqResultOutcome`).
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
  /** Holds the object that the model describes, for the bounds of its values. */
  readonly node: ObjectNode;
  /** The model's JSON Pointer in the payload, with `*` for any index or key. Empty for the payload itself. */
  readonly path: string;
  /** Names the union that contains the model, with the value of its tag. */
  readonly arm?: { readonly union: string; readonly tag: string; readonly word: string };
}

/** Describes an enumeration of texts. */
export interface Words {
  readonly kind: 'words';
  readonly name: string;
  readonly words: readonly string[];
  readonly path: string;
}

/** Describes a union of models, told apart by the value of a tag. */
export interface Union {
  readonly kind: 'union';
  readonly name: string;
  readonly doc: string;
  readonly tag: string;
  readonly arms: readonly Model[];
  readonly path: string;
}

export type AnyModel = Model | Words | Union;

export const pascal = (name: string): string =>
  name.replace(/(?:^|[-_ ])(\w)/g, (_, first: string) => first.toUpperCase());

/** Converts `images` to `Image`, to name an item of a list. */
const singular = (name: string) => pascal(name).replace(/s$/, '');

/** Returns the name for an item's model, derived from the name of its list. */
export const itemName = (items: Node, list: string): string =>
  items.kind === 'object' || items.kind === 'union' ? singular(list) : list;

/** Returns the name for the model of a union's arm. */
export const armName = (union: string, word: string): string => union + pascal(camelOf(word));

/** Returns the models of one payload, beginning with the model of the payload. An empty payload has no model. */
export function modelsOf(name: string, node: ObjectNode, doc: string, path = ''): AnyModel[] {
  return node.fields.length === 0 ? [] : modelOf(name, node, doc, path);
}

function unionOf(name: string, { tag, arms }: UnionNode, doc: string, path: string): AnyModel[] {
  const created = arms.map(({ word, node, doc: text }) => {
    const [model, ...nested] = modelOf(armName(name, word), node, text, path);
    return { model: { ...model, arm: { union: name, tag, word } }, nested };
  });
  const union: Union = { kind: 'union', name, doc, tag, arms: created.map(({ model }) => model), path: path };
  return [union, ...created.flatMap(({ model, nested }) => [model, ...nested])];
}

/** Returns the model of an object, followed by the models nested in it. */
function modelOf(name: string, node: ObjectNode, doc: string, path: string): [Model, ...AnyModel[]] {
  const nested: AnyModel[] = [];
  const ref = (value: Node, modelName: string, pointer: string): TypeRef => {
    switch (value.kind) {
      case 'text':
        if (!value.words) return { kind: 'text' };
        nested.push({ kind: 'words', name: modelName, words: value.words, path: pointer });
        return { kind: 'words', name: modelName };
      case 'number':
        return { kind: value.whole ? 'integer' : 'number' };
      case 'boolean':
        return { kind: 'boolean' };
      case 'anything':
        return { kind: 'json' };
      case 'list':
        return { kind: 'list', of: ref(value.items, itemName(value.items, modelName), `${pointer}/*`) };
      case 'record':
        return { kind: 'map', of: ref(value.values, modelName, `${pointer}/*`) };
      case 'object':
        nested.push(...modelOf(modelName, value, '', pointer));
        return { kind: 'model', name: modelName };
      case 'union':
        nested.push(...unionOf(modelName, value, '', pointer));
        return { kind: 'union', name: modelName };
    }
  };
  const fields = node.fields.map((field) => ({
    name: field.name,
    type: ref(field.node, name + pascal(field.name), `${path}/${field.name}`),
    optional: field.optional,
    secret: field.secret,
    doc: field.doc,
  }));
  return [{ kind: 'model', name, doc, fields, node, path: path }, ...nested];
}

/** Returns the model names of a method's payloads. Undefined for an empty payload. */
export function namesOfMethod({ id, params, result }: MethodRow): { params?: string; result?: string } {
  return {
    ...(params.fields.length ? { params: `${pascal(id)}Params` } : {}),
    ...(result.fields.length ? { result: `${pascal(id)}Result` } : {}),
  };
}
export const nameOfEvent = ({ id, payload }: EventRow): string | undefined =>
  payload.fields.length ? `${pascal(id)}Payload` : undefined;

/** Lists the end of a payload model's name and the beginning of its doc. */
const PAYLOADS = {
  params: ['Params', 'Params of'],
  result: ['Result', 'Result of'],
  payload: ['Payload', 'The payload of'],
} as const;

/** Returns the models of each payload of a row. */
export function modelsOfRow(row: MethodRow | EventRow): { part: keyof typeof PAYLOADS; models: AnyModel[] }[] {
  const payloadModels = (part: keyof typeof PAYLOADS, node: ObjectNode) => {
    const [end, docPrefix] = PAYLOADS[part];
    return { part, models: modelsOf(pascal(row.id) + end, node, `${docPrefix} \`${row.name}\`.`) };
  };
  return row.kind === 'event'
    ? [payloadModels('payload', row.payload)]
    : [payloadModels('params', row.params), payloadModels('result', row.result)];
}

/** Returns all models of the given rows. */
export const modelsOfRows = (methods: readonly MethodRow[], events: readonly EventRow[]): AnyModel[] =>
  [...methods, ...events].flatMap((row) => modelsOfRow(row).flatMap(({ models }) => models));

/** True when a payload of the contract contains a union. */
export const hasUnions = ({ methods, events }: Contract): boolean =>
  modelsOfRows(methods, events).some(({ kind }) => kind === 'union');

/** Converts `handed-over` to `HANDED_OVER`. Words with a leading digit get an underscore. */
export const constantOf = (word: string): string =>
  word
    .replace(/\W/g, '_')
    .replace(/^(?=\d)/, '_')
    .toUpperCase();
/** Converts `handed-over` to `handedOver`. */
export const camelOf = (word: string): string =>
  word.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, '_');

/** Returns a doc comment in C style, or an empty text without a doc. */
export function docComment(doc: string, indent = ''): string {
  if (!doc) return '';
  const lines = doc.replace(/\*\//g, '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
