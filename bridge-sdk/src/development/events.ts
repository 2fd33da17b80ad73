/** Exports the events under the export condition `development`. Their errors name the expectation for a wrong value. */
export * from '../rows/events.ts';
