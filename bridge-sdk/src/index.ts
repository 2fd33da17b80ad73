/** Exports the public surface: the contract's rows and all other names. */

export * from './contract/index.ts';
export * from './surface.ts';
