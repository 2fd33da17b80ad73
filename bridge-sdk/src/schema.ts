/** Converts schemas of other libraries into checks. zod, valibot, arktype and others implement Standard Schema 1. */
import type { CheckOf } from './core/types.ts';

/** An issue that a schema reports. */
export interface SchemaIssue {
  /** The message of the schema. */
  readonly message: string;
  /** The keys that lead to the wrong value. Absent if the whole value is wrong. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The part of a Standard Schema (https://standardschema.dev), version 1, that a check needs. */
export interface StandardSchema<Input = unknown> {
  /** The interface for other libraries. */
  readonly '~standard': {
    /** Validates a value. Without `issues` the value is valid. */
    readonly validate: (
      value: unknown,
    ) => { readonly issues?: readonly SchemaIssue[] | undefined } | PromiseLike<unknown>;
    /** Carries the types only. */
    readonly types?: { readonly input: Input } | undefined;
  };
}

/**
 * Creates a check from a Standard Schema: `hostMethod('shop.open', { params: schemaCheck(z.object({ id: z.string() })), result: ... })`.
 * The types of the call are the schema's input. The value is sent unchanged, without the schema's defaults and coercions. A schema that
 * validates asynchronously refuses every value. The error's `cause` is the reason.
 */
export const schemaCheck =
  <Input>(schema: StandardSchema<Input>): CheckOf<Input> =>
  (value) => {
    const outcome = schema['~standard'].validate(value);
    if ('then' in outcome) throw TypeError('asynchronous schema');
    const [issue] = outcome.issues || [];
    return issue && `${pointerOf(issue)}\nas its schema says: ${issue.message}`;
  };

/** Returns the JSON pointer (RFC 6901) of an issue. */
const pointerOf = ({ path = [] }: SchemaIssue): string =>
  path
    .map(
      (segment) =>
        `/${String(typeof segment === 'object' ? segment.key : segment)
          .replace(/~/g, '~0')
          .replace(/\//g, '~1')}`,
    )
    .join('');
