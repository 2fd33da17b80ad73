/**
 * The retries of a test that looks at a page: one in `npm test` and `npm run test:long`, else none. Such a test measures a page that a busy machine may still be
 * drawing (places, sizes, colours), or meets a page at one moment of its load, before the program. The run names each test that needed its
 * retry. Journeys, payments and the focus have one try: what fails there once is a fault of the product.
 */
export const retries = { retries: process.env['SAMPLE'] === '1' ? 1 : 0 } as const;
