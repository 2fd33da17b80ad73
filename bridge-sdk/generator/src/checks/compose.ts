/**
 * Turns TypeBox schemas of answers into checks, composed of the functions in `webview-app/src/api/endpoint-checks.ts`. They are shorter
 * than the statements of `Emitter`, because each field name occurs once. Both use the same leaf checks.
 */
import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;

/** Names the module of those functions, as the endpoint modules beside it import it. */
export const PARTS_FILE = './endpoint-checks.ts';

/** Adds code to the generated module, outside of the check. */
export interface Around {
  /** Returns the name of a leaf check, or '' if any value passes. */
  leaf(schema: Json): string;
  /** Returns the name of the check function with this source. */
  named(source: string): string;
  import(line: string): void;
}

/** Returns the name of an answer's check. Throws for schemas that no function can check. */
export function composed(schema: TSchema, around: Around): string {
  const call = (part: string, ...of: readonly string[]): string => {
    around.import(`import { ${part} } from '${PARTS_FILE}';`);
    // Lets the bundler drop the checks of rows that no page calls.
    return of.length > 0 ? `/* @__PURE__ */ ${part}(${of.join(', ')})` : part;
  };

  /** Returns the check of a value, or '' if any value passes. */
  const part = (item: Json): string => {
    if (item['address']) throw new Error('checks: answers have no addresses of the bridge’s kinds');
    const words = item['openEnum'] as readonly string[] | undefined;
    if (words) return around.named(call('openWord', ...words.map((word) => JSON.stringify(word))));
    if (item['additionalProperties'] === false) throw new Error('checks: closed objects break newer peers');
    if (item['type'] === 'object' && item['properties']) return object(item);
    const patterns = item['patternProperties'] as Record<string, Json> | undefined;
    if (item['type'] === 'object' && patterns)
      return around.named(call('recordOf', part(Object.values(patterns)[0] as Json) || '() => true'));
    if (item['type'] === 'array') return list(item);
    return around.leaf(item);
  };

  const object = (item: Json): string => {
    const required = new Set((item['required'] as string[] | undefined) ?? []);
    const fields = Object.entries(item['properties'] as Record<string, Json>).flatMap(([key, property]) => {
      const inner = part(property) || (required.has(key) ? call('isThere') : '');
      const check = inner && !required.has(key) ? around.named(call('optional', inner)) : inner;
      return check ? [`${JSON.stringify(key)}: ${check}`] : [];
    });
    return around.named(call('objectOf', `{ ${fields.join(', ')} }`));
  };

  const list = ({ items, ...bounds }: Json): string => {
    const isList = around.leaf({ ...bounds, items: {} });
    const inner = part(items as Json);
    if (!inner) return isList;
    const isPlain = Object.keys(bounds).every((key) => key === 'type' || key.startsWith('~'));
    return around.named(call('listOf', inner, ...(isPlain ? [] : [isList])));
  };

  return around.named(call('whole', part(schema as unknown as Json) || '() => true'));
}
