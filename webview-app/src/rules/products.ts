/** Classifies checkup products (specification, section 9, "Product types"). */

/** Free products, which are never paid. */
export const FREE_PRODUCTS: readonly string[] = ['yj_ybtj', 'lj_ybtj'];

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

/** Checks that a booking needs a value-added order. Only product numbers with `lj_` need none. */
export const needsVasOrder = (productNo: string): boolean => !productNo.startsWith('lj_');

/** The goods number of the health card, and the product number of its orders. */
export const HEALTH_CARD = 'health-card';

/** Returns the product number of a paid order for the card, or for goods of the card. */
export const cardProductNo = (goodsNo: string): string =>
  goodsNo === HEALTH_CARD ? HEALTH_CARD : `${HEALTH_CARD}-${goodsNo}`;
