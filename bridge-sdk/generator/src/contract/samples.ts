/** Creates a fixed, valid sample of a payload, for vectors and docs. */
import type { Arm, Node, NumberNode, ObjectNode, TextNode } from './node.ts';

/** The origin of all addresses in samples. */
export const SAMPLE_ORIGIN = 'https://shop.example';

const textOf = (name: string, { words, pattern, address }: TextNode): string => {
  if (words) return words[0] ?? '';
  if (pattern?.includes('\\d{4}')) return '2026-11-20';
  if (address || /url$|link$/i.test(name)) return `${SAMPLE_ORIGIN}/${name}`;
  if (name === 'number' || name === 'phone') return '4008001234';
  return name;
};

/** Avoids whole numbers unless the field is whole, because some languages write 7 as 7.0. */
function numberOf({ whole, minimum = 0, maximum = 7.5 }: NumberNode): number {
  const value = Math.max(minimum, Math.min(maximum, whole ? 7 : 7.5));
  if (whole || !Number.isInteger(value)) return value;
  return value - 0.5 >= minimum ? value - 0.5 : Math.min(value + 0.5, (value + maximum) / 2);
}

/** Returns a sample value for a field. Some names give a more fitting value. */
export function sampleOf(node: Node, name: string, all = true): unknown {
  switch (node.kind) {
    case 'text':
      return textOf(name, node);
    case 'number':
      return numberOf(node);
    case 'boolean':
      return true;
    case 'anything':
      return 'any';
    case 'list':
      return [sampleOf(node.items, name === 'urls' ? 'url' : name, all)];
    case 'record':
      return { [name === 'payInfo' ? 'unifiedOrderType' : 'key']: sampleOf(node.values, name, all) };
    case 'object':
      return samplePayload(node, all, name === 'links' ? 'Link' : '');
    case 'union': {
      const [arm] = node.arms;
      return arm && sampleArm(node.tag, arm, all);
    }
  }
}

/** Returns a sample of an arm of a union. */
export const sampleArm = (tag: string, { word, node }: Arm, all = true): Record<string, unknown> => ({
  [tag]: word,
  ...samplePayload(node, all),
});

/** Returns a sample of the payload, with only the required fields unless `all`. `suffix` is appended to field names, as in `urlLink`. */
export const samplePayload = ({ fields }: ObjectNode, all = true, suffix = ''): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ optional }) => all || !optional)
      .map(({ name, node }) => [name, sampleOf(node, `${name}${suffix}`, all)]),
  );
