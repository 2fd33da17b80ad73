/** Schemas that the contract's modules share. They are not imported at run time: the generator makes checks of them. */
import { Type } from 'typebox';

/** The schema for no params or no result. A host may send `{}`, and later hosts may send more. */
export const Nothing = Type.Object({});

/** Text with at least one visible character. */
export const Text = () => Type.String({ pattern: '\\S' });

/** A value that must not be logged, shown or stored. */
export const Secret = () => Type.String({ secret: true });

/** `YYYY-MM-DD`. */
export const IsoDate = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * One of the listed words in a message of the host. An unknown word of a newer host passes and is read as `'unknown'`, so that it
 * does not break an older page.
 */
export const OpenEnum = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number] | 'unknown'>({ type: 'string', openEnum: words });

/** One of the listed words in a message of the page; any other is BAD_PARAMS. */
export const OneOf = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: words });
