/**
 * Checks that the elder edition is in use. It has the same pages with other design tokens. Its only flag is the root element's attribute
 * `data-elder`, which the styles read. `open-edition.ts` sets it, and `kit/elder/choose.ts` changes it.
 */
export const isElder = (): boolean => document.documentElement.hasAttribute('data-elder');

export const markEdition = (elder: boolean): unknown => document.documentElement.toggleAttribute('data-elder', elder);

/** The query parameter of the edition. */
export const ELDER = 'elder';
/** The storage key of the edition. */
export const EDITION_KEY = 'sdhealth.elder';
