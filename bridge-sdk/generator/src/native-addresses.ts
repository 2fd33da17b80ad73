/** Generates the address checks that an app's guard does on a page's params, in each native language. */
import { armName, itemName, pascal } from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { MethodRow } from './contract/rows.ts';

/** Describes the value under check, as an expression of the language. */
export interface Walked {
  readonly value: string;
  /** True if the value may be absent. */
  readonly isNullable: boolean;
}

/** Holds the lines inside a loop or an arm. `depth` numbers their variables, so that nested ones differ. */
export interface Inner {
  readonly depth: number;
  readonly lines: readonly string[];
}

/** Writes the statements of a check in one language. */
export interface AddressWords {
  readonly check: (kind: string, value: string, place: string) => string;
  /** Loops over a list with the variables `one<depth>` and `at<depth>`. `model` names the item's model. */
  readonly list: (of: Walked, inner: Inner, model: string | undefined) => readonly string[];
  readonly record: (of: Walked, inner: Inner, model: string | undefined) => readonly string[];
  /** Runs the lines for a value that is this arm of a union, as `one<depth>`. */
  readonly arm: (of: Walked, inner: Inner, arm: { model: string; tag: string; word: string }) => readonly string[];
  /** Interpolates a variable into a string. */
  readonly within: (variable: string) => string;
}

/** Returns the lines that check every address in the payload `value`. `name` is the payload's model. */
export function addressChecks(payload: ObjectNode, name: string, value: string, words: AddressWords): string[] {
  const walk = (node: Node, of: Walked, place: string, model: string, depth: number): readonly string[] => {
    const entry = { value: `one${depth}`, isNullable: false };
    const step = `${place}/${words.within(`at${depth}`)}`;
    switch (node.kind) {
      case 'text':
        return node.address ? [words.check(node.address, of.value, place)] : [];
      case 'object':
        return node.fields.flatMap((field) => {
          const inner = {
            value: `${of.value}${of.isNullable ? '?' : ''}.${field.name}`,
            isNullable: of.isNullable || field.optional,
          };
          return walk(field.node, inner, `${place}/${field.name}`, model + pascal(field.name), depth);
        });
      case 'list': {
        const item = itemName(node.items, model);
        const lines = walk(node.items, entry, step, item, depth + 1);
        return lines.length ? words.list(of, { depth, lines }, node.items.kind === 'text' ? undefined : item) : [];
      }
      case 'record': {
        const lines = walk(node.values, entry, step, model, depth + 1);
        return lines.length ? words.record(of, { depth, lines }, node.values.kind === 'text' ? undefined : model) : [];
      }
      case 'union':
        return node.arms.flatMap((arm) => {
          const own = armName(model, arm.word);
          const lines = walk(arm.node, entry, place, own, depth + 1);
          return lines.length ? words.arm(of, { depth, lines }, { model: own, tag: node.tag, word: arm.word }) : [];
        });
      default:
        return [];
    }
  };
  return [...walk(payload, { value, isNullable: false }, '', name, 0)];
}

const hasAddress = (node: Node): boolean => {
  switch (node.kind) {
    case 'text':
      return node.address !== undefined;
    case 'object':
      return node.fields.some((field) => hasAddress(field.node));
    case 'list':
      return hasAddress(node.items);
    case 'record':
      return hasAddress(node.values);
    case 'union':
      return node.arms.some((arm) => hasAddress(arm.node));
    default:
      return false;
  }
};

/** True when a method's params have an address. Only then the app's methods need a guard. */
export const needsGuard = (methods: readonly MethodRow[]): boolean => methods.some(({ params }) => hasAddress(params));
