/** Creates values for vectors: values just outside the contract's bounds, and one object of each arm of a union. */
import type { Node, ObjectNode, UnionNode } from './contract/node.ts';
import { sampleArm, sampleOf, samplePayload } from './contract/samples.ts';

type PathValue = readonly [path: string, value: unknown];
/** Holds a description of the special value, its JSON pointer, and the payload that contains it. */
type PayloadCase = readonly [description: string, path: string, payload: unknown];

/** Wraps special values into a list or a record. In a list they come second, after a valid item. */
function itemValues(
  node: Node,
  name: string,
  pointer: string,
  valuesOf: (node: Node, name: string, at: string) => PathValue[],
): PathValue[] {
  if (node.kind === 'list')
    return valuesOf(node.items, name, `${pointer}/1`).map(
      ([path, value]): PathValue => [path, [sampleOf(node.items, name), value]],
    );
  if (node.kind === 'record')
    return valuesOf(node.values, name, `${pointer}/key`).map(([path, value]) => [path, { key: value }]);
  return [];
}

/** Returns values of a union with an unknown or a missing tag. */
function wrongTags({ tag, arms }: UnionNode, pointer: string): PathValue[] {
  const [first] = arms;
  if (!first) return [];
  const { [tag]: _, ...rest } = sampleArm(tag, first);
  return [
    [`${pointer}/${tag}`, { ...rest, [tag]: 'newer' }],
    [`${pointer}/${tag}`, rest],
  ];
}

function wrongValues(node: Node, name: string, pointer: string): PathValue[] {
  const valuesHere = (...values: unknown[]): PathValue[] => values.map((value) => [pointer, value]);
  switch (node.kind) {
    case 'number': {
      const { minimum, maximum } = node;
      return valuesHere(
        ...(minimum === undefined ? [] : [minimum - 1]),
        ...(maximum === undefined ? [] : [maximum + 1]),
      );
    }
    case 'text':
      return valuesHere(...(node.pattern === undefined ? [] : [' ']), ...(node.address ? ['javascript:x'] : []));
    case 'list':
      return [...valuesHere(...(node.minItems ? [[]] : [])), ...itemValues(node, name, pointer, wrongValues)];
    case 'object':
      return wrongFields(node, pointer).map(([, path, value]) => [path, value]);
    case 'union':
      return [
        ...wrongTags(node, pointer),
        ...node.arms.flatMap((arm) =>
          wrongFields(arm.node, pointer).map(
            ([, path, value]): PathValue => [path, { [node.tag]: arm.word, ...Object(value) }],
          ),
        ),
      ];
    default:
      return itemValues(node, name, pointer, wrongValues);
  }
}

/** Returns an object for each arm of a union but the first, which other samples contain. */
function armValues(node: Node, name: string, pointer: string): PathValue[] {
  switch (node.kind) {
    case 'union':
      return [
        ...node.arms.slice(1).map((arm): PathValue => [`${pointer}/${node.tag}`, sampleArm(node.tag, arm)]),
        ...node.arms.flatMap((arm) =>
          payloadCases(arm.node, armValues, pointer).map(
            ([, path, value]): PathValue => [path, { [node.tag]: arm.word, ...Object(value) }],
          ),
        ),
      ];
    case 'object':
      return payloadCases(node, armValues, pointer).map(([, path, value]) => [path, value]);
    default:
      return itemValues(node, name, pointer, armValues);
  }
}

const payloadCases = (
  node: ObjectNode,
  valuesOf: (node: Node, name: string, pointer: string) => PathValue[],
  pointer: string,
): PayloadCase[] =>
  node.fields.flatMap((field) =>
    valuesOf(field.node, field.name, `${pointer}/${field.name}`).map(([path, value]): PayloadCase => {
      const text = typeof value === 'object' ? JSON.stringify(value) : `«${value}»`;
      return [`${field.name} ${text}`, path, { ...samplePayload(node), [field.name]: value }];
    }),
  );

/** Returns payloads that have one wrong value each. */
export const wrongFields = (node: ObjectNode, pointer = ''): PayloadCase[] => payloadCases(node, wrongValues, pointer);

/** Returns payloads for each arm of each union but the first, with a description. */
export const armPayloads = (node: ObjectNode): (readonly [description: string, payload: unknown])[] =>
  payloadCases(node, armValues, '').map(([description, , payload]) => [description, payload]);

/** Returns payloads whose union has an unknown tag or no tag, with the pointer of the tag. */
export function tagPayloads(
  node: ObjectNode,
): { description: string; path: string; payload: unknown; read?: unknown }[] {
  return node.fields.flatMap(({ name, node: field }) => {
    if (field.kind !== 'union') return [];
    return wrongTags(field, `/${name}`).map(([path, value]) => {
      const isOpen = field.open && Object(value)[field.tag] !== undefined;
      const payload = { ...samplePayload(node), [name]: value };
      const read = { ...payload, [name]: { [field.tag]: 'unknown' } };
      return { description: `${name} ${JSON.stringify(value)}`, path, payload, ...(isOpen && { read }) };
    });
  });
}
