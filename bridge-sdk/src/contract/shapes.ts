/** Schemas that the contract's modules share. They are not imported at run time: the generator makes checks of them. */
import { Type } from 'typebox';

/** The schema for no params or no result. A host may send `{}`, and later hosts may send more. */
export const Nothing = Type.Object({});

/** Text with at least one visible character. */
export const Text = () => Type.String({ pattern: '\\S' });

/** The rules of `core/address.ts`: `own` is checked by `isOwnAddress`, and so on. */
type AddressKind = 'own' | 'return' | 'web' | 'page' | 'file' | 'picture' | 'app';

/** An address that the page sends: one that its rule refuses is BAD_PARAMS, in every host. */
export const Address = (kind: AddressKind) => Type.String({ pattern: '\\S', address: kind });

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
