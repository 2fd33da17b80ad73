/**
 * Sets a test's retries: one in `npm test` and `npm run test:long` (they set `SAMPLE`), else none. A correct test can fail on a busy machine,
 * or when a debugger pauses the browser. The run lists each test that needed its retry and counts them in its last line. Investigate each.
 */
export const RETRIES = process.env['SAMPLE'] === '1' ? 1 : 0;
