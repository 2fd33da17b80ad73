/** The entry of methods as the export condition `development` has it: rows that say what they expect of a wrong value. */
export * from '../rows/methods.ts';
