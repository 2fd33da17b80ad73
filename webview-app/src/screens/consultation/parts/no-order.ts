/** Stands in an address for the order and its product, where a doctor is only looked at. */
export const NO_ORDER = 'none';

export const orderOfAddress = (value: string): string | undefined => (value === NO_ORDER ? undefined : value);
