/**
 * The tries of a look at a page: in `npm test` and `npm run test:long` a second one when the first one fails, else one alone. A look measures a page that a
 * busy machine may still be drawing (places, sizes, colours), or meets a page at one moment of its load, before the program. The run names each look that needed its second try, and more than a few of them fail it.
 * Journeys, payments and the focus have one try: what fails there once is a fault of the product.
 */
export const secondLook = { retries: process.env['SAMPLE'] === '1' ? 1 : 0 } as const;
