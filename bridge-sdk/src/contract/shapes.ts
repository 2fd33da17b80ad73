/** Schema words shared by the contract. Never imported at run time: the generator turns them into checks. */
import { Type } from 'typebox';

/** No params, no result; a host may send `{}`, and later hosts may send more. */
export const Nothing = Type.Object({});

/** Text with at least one visible character. */
export const Text = () => Type.String({ pattern: '\\S' });

/** A value that must not be logged, shown or stored. */
export const Secret = () => Type.String({ secret: true });

/** `YYYY-MM-DD`. */
export const IsoDate = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * One of the listed words in what a host says. A newer host's unknown word passes and reads `'unknown'`, so that it never
 * breaks an older page.
 */
export const OpenEnum = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number] | 'unknown'>({ type: 'string', openEnum: words });

/** One of the listed words in what the page says; any other is BAD_PARAMS. */
export const OneOf = <const Words extends readonly string[]>(...words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: words });
