/**
 * How often a look at a page is tried: in `npm test` a second time when the first one fails, else once. A look measures a page that a
 * busy machine may still be drawing. The run names each look that needed its second try, and more than a few of them fail it.
 * Journeys, payments and the focus have one try: what fails there once is a fault of the product.
 */
export const secondLook = { retries: process.env['SAMPLE'] === '1' ? 1 : 0 } as const;
