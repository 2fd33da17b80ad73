/** Generates the address checks of an app's guard on a page's params, in each native language. */
import { armName, itemName, pascal } from './contract/models.ts';
import type { Node, ObjectNode } from './contract/node.ts';
import type { MethodRow } from './contract/rows.ts';

/** Describes the value under check, as an expression of the language. */
export interface Target {
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
export interface Writer {
  readonly check: (kind: string, value: string, path: string) => string;
  /** Loops over a list with the variables `item<depth>` and `index<depth>`. `model` names the item's model. */
  readonly list: (target: Target, inner: Inner, model: string | undefined) => readonly string[];
  readonly record: (target: Target, inner: Inner, model: string | undefined) => readonly string[];
  /** Runs the lines for a value that is this arm of a union, as `item<depth>`. */
  readonly arm: (target: Target, inner: Inner, arm: { model: string; tag: string; word: string }) => readonly string[];
  /** Interpolates a variable into a string. */
  readonly interpolate: (variable: string) => string;
}

/** Returns the lines that check every address in the payload `value`. `name` is the payload's model. */
export function addressChecks(payload: ObjectNode, name: string, value: string, writer: Writer): string[] {
  const walk = (node: Node, target: Target, path: string, model: string, depth: number): readonly string[] => {
    const entry = { value: `item${depth}`, isNullable: false };
    const step = `${path}/${writer.interpolate(`index${depth}`)}`;
    switch (node.kind) {
      case 'text':
        return node.address ? [writer.check(node.address, target.value, path)] : [];
      case 'object':
        return node.fields.flatMap((field) => {
          const inner = {
            value: `${target.value}${target.isNullable ? '?' : ''}.${field.name}`,
            isNullable: target.isNullable || field.optional,
          };
          return walk(field.node, inner, `${path}/${field.name}`, model + pascal(field.name), depth);
        });
      case 'list': {
        const item = itemName(node.items, model);
        const lines = walk(node.items, entry, step, item, depth + 1);
        return lines.length ? writer.list(target, { depth, lines }, node.items.kind === 'text' ? undefined : item) : [];
      }
      case 'record': {
        const lines = walk(node.values, entry, step, model, depth + 1);
        return lines.length
          ? writer.record(target, { depth, lines }, node.values.kind === 'text' ? undefined : model)
          : [];
      }
      case 'union':
        return node.arms.flatMap((arm) => {
          const armModel = armName(model, arm.word);
          const lines = walk(arm.node, entry, path, armModel, depth + 1);
          return lines.length
            ? writer.arm(target, { depth, lines }, { model: armModel, tag: node.tag, word: arm.word })
            : [];
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
