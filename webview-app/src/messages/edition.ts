/**
 * The edition in use. The elder edition is the same pages with other tokens: the attribute `data-elder` of the root element is the one
 * place where it stands, and the styles read it. `open-edition.ts` decides it; `kit/elder/choose.ts` changes it.
 */
export const isElder = (): boolean => document.documentElement.hasAttribute('data-elder');

export const markEdition = (elder: boolean): unknown => document.documentElement.toggleAttribute('data-elder', elder);

/** The parameter of an address. */
export const ELDER = 'elder';
/** The name under which it is kept on the phone. */
export const EDITION_KEY = 'sdhealth.elder';
