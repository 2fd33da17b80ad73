/** Exports the methods under the export condition `development`. Their errors name the expectation for a wrong value. */
export * from '../rows/methods.ts';
