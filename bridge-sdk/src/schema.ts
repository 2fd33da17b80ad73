/** Checks made of schemas that other libraries have: zod, valibot, arktype and others speak Standard Schema 1. */
import type { CheckOf } from './core/types.ts';

/** A fault that a schema finds. */
export interface SchemaIssue {
  /** The fault in the schema's words. */
  readonly message: string;
  /** The keys that lead to the wrong value; absent for the whole. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A schema as https://standardschema.dev describes it, version 1; the part of it that a check needs. */
export interface StandardSchema<Input = unknown> {
  /** The schema for other libraries. */
  readonly '~standard': {
    /** Validates a value: without `issues` it is good. */
    readonly validate: (
      value: unknown,
    ) => { readonly issues?: readonly SchemaIssue[] | undefined } | PromiseLike<unknown>;
    /** Carries the types only. */
    readonly types?: { readonly input: Input } | undefined;
  };
}

/**
 * Makes a check of a Standard Schema: `call('shop.open', { params: schemaCheck(z.object({ id: z.string() })), result: ... })`. The types of
 * the call are the schema's input. The value goes on as it is: what a schema would change (a default, a coercion) is not taken over. A schema
 * that validates asynchronously refuses every value, with the reason as the error's `cause`.
 */
export const schemaCheck =
  <Input>(schema: StandardSchema<Input>): CheckOf<Input> =>
  (value) => {
    const answer = schema['~standard'].validate(value);
    if ('then' in answer) throw TypeError('asynchronous schema');
    const [issue] = answer.issues || [];
    return issue && `${pointerOf(issue)}\nas its schema says: ${issue.message}`;
  };

/** Returns the JSON pointer (RFC 6901) of an issue. */
const pointerOf = ({ path = [] }: SchemaIssue): string =>
  path
    .map(
      (step) =>
        `/${String(typeof step === 'object' ? step.key : step)
          .replace(/~/g, '~0')
          .replace(/\//g, '~1')}`,
    )
    .join('');
