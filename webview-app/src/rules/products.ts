/** What kinds of checkup products there are (specification, section 9, "Product types"). */

/** Given away: nothing is paid. */
export const FREE_PRODUCTS: readonly string[] = ['yj_ybtj', 'lj_ybtj'];

/** Bought as a package. */
export const PACKAGE_PRODUCTS: readonly string[] = [
  'yj_gefmtj',
  'yj_crgdtj',
  'yj_jctj',
  'lj_gefmtj',
  'lj_crgdtj',
  'lj_jctj',
];

/** Products whose page options are fetched ahead for the booking page (specification, section 7). */
export const PREFETCHED_PEC: readonly string[] = ['yj_ybtj', 'yj_gefmtj', 'yj_crgdtj', 'yj_jctj'];

export const isPackageProduct = (productNo: string): boolean => PACKAGE_PRODUCTS.includes(productNo);
export const isFreeProduct = (productNo: string): boolean => FREE_PRODUCTS.includes(productNo);

/** Whether a booking of it needs a value-added order; `lj_` products need none. */
export const needsVasOrder = (productNo: string): boolean => !productNo.startsWith('lj_');
