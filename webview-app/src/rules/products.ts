/** Checkup products: their kinds (specification, section 9, "Product types"), and how often one was sold. */

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

/** Products whose page options are prefetched for the booking page (specification, section 7). */
export const PREFETCHED_PEC: readonly string[] = ['yj_ybtj', 'yj_gefmtj', 'yj_crgdtj', 'yj_jctj'];

export const isPackageProduct = (productNo: string): boolean => PACKAGE_PRODUCTS.includes(productNo);
export const isFreeProduct = (productNo: string): boolean => FREE_PRODUCTS.includes(productNo);

/** A booking needs a value-added order, except for `lj_` products. */
export const needsVasOrder = (productNo: string): boolean => !productNo.startsWith('lj_');

/** The goods number of the health card itself, and the product number of its orders. */
export const HEALTH_CARD = 'health-card';

/** Returns the product number under which the card, or goods of the card, are ordered for money. */
export const cardProductNo = (goodsNo: string): string =>
  goodsNo === HEALTH_CARD ? HEALTH_CARD : `${HEALTH_CARD}-${goodsNo}`;
