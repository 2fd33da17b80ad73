/** Compares the packed declarations of the contract with its schemas, row by row. `npm run pkg` compiles it with the packed package. */
import type * as packed from '@sdhealth/bridge-sdk';
import type * as sources from '../../src/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Row = { readonly kind: string; readonly types?: unknown };
type Names<M> = keyof { [Name in keyof M as M[Name] extends Row ? Name : never]: 0 };
type TypesOf<M, Name> = Name extends keyof M ? (M[Name] extends Row ? M[Name]['types'] : 'no row') : 'missing';

/** Returns the names of the rows that differ. */
type Different = {
  [Name in Names<typeof sources>]: Equal<TypesOf<typeof sources, Name>, TypesOf<typeof packed, Name>> extends true
    ? never
    : Name;
}[Names<typeof sources>];

const assertType = <_ extends true>(): void => {};
assertType<Equal<Different, never>>();
assertType<Equal<Names<typeof sources>, Names<typeof packed>>>();
