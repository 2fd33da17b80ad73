/**
 * Turns TypeBox schemas of responses into checks, composed of the functions in `webview-app/src/api/endpoint-checks.ts`. They are shorter
 * than the statements of `Emitter`, because each field name occurs once. Both use the same leaf checks.
 */
import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;

/** The module of the check functions, as the path in the imports of endpoint modules. */
export const PARTS_FILE = './endpoint-checks.ts';

/** Adds code to the generated module, outside of the check. */
export interface ModuleWriter {
  /** Returns the name of a leaf check, or '' if any value passes. */
  leaf(schema: Json): string;
  /** Returns the name of the check function with this source. */
  named(source: string): string;
  import(line: string): void;
}

/** Returns the name of a response's check. Throws for schemas that no function can check. */
export function composeCheck(schema: TSchema, writer: ModuleWriter): string {
  const call = (name: string, ...args: readonly string[]): string => {
    writer.import(`import { ${name} } from '${PARTS_FILE}';`);
    // Lets the bundler drop the checks of rows that no page calls.
    return args.length > 0 ? `/* @__PURE__ */ ${name}(${args.join(', ')})` : name;
  };

  /** Returns the check of a value, or '' if any value passes. */
  const checkOf = (item: Json): string => {
    if (item['address']) throw new Error('checks: answers have no addresses of the bridge’s kinds');
    const words = item['openEnum'] as readonly string[] | undefined;
    if (words) return writer.named(call('openWord', ...words.map((word) => JSON.stringify(word))));
    if (item['additionalProperties'] === false) throw new Error('checks: closed objects break newer peers');
    if (item['type'] === 'object' && item['properties']) return object(item);
    const patterns = item['patternProperties'] as Record<string, Json> | undefined;
    if (item['type'] === 'object' && patterns)
      return writer.named(call('recordOf', checkOf(Object.values(patterns)[0] as Json) || '() => true'));
    if (item['type'] === 'array') return list(item);
    return writer.leaf(item);
  };

  const object = (item: Json): string => {
    const required = new Set((item['required'] as string[] | undefined) ?? []);
    const fields = Object.entries(item['properties'] as Record<string, Json>).flatMap(([key, property]) => {
      const { dispensable, decisive, ...rest } = property;
      const innerCheck = checkOf(rest) || (required.has(key) ? call('isThere') : '');
      const around = dispensable
        ? call('dispensable', innerCheck || '() => true', ...(required.has(key) ? ['true'] : []))
        : innerCheck && !required.has(key) && call('optional', innerCheck, ...(decisive ? ['true'] : []));
      const check = around ? writer.named(around) : innerCheck;
      return check ? [`${JSON.stringify(key)}: ${check}`] : [];
    });
    return writer.named(call('objectOf', `{ ${fields.join(', ')} }`));
  };

  const list = ({ items, ...bounds }: Json): string => {
    const isList = writer.leaf({ ...bounds, items: {} });
    const innerCheck = checkOf(items as Json);
    if (!innerCheck) return isList;
    const isPlain = Object.keys(bounds).every((key) => key === 'type' || key.startsWith('~'));
    return writer.named(call('listOf', innerCheck, ...(isPlain ? [] : [isList])));
  };

  return writer.named(call('whole', checkOf(schema as unknown as Json) || '() => true'));
}
