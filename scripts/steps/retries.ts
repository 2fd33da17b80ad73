/**
 * Sets a test's retries: one in `npm test` and `npm run test:long`, else none. A busy machine, or a debugger that pauses a browser, can fail
 * a correct test. The run names each test that needed its retry and counts them in its last line. Look into each.
 */
export const RETRIES = process.env['SAMPLE'] === '1' ? 1 : 0;
