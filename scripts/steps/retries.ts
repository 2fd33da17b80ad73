/**
 * The retries of a test: one in `npm test` and `npm run test:long`, else none. A machine that is busy, or a debugger's hold on a browser, can
 * stop a test that is right. The run names each test that needed its retry and counts them in its last line; each is to be looked into.
 */
export const RETRIES = process.env['SAMPLE'] === '1' ? 1 : 0;
