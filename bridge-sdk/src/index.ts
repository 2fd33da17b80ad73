/** The public surface: the contract's rows, and all else. */

export * from './contract/index.ts';
export * from './surface.ts';
