/** Placeholder for order and product in an address without an order. */
export const NO_ORDER = 'none';

export const orderOfAddress = (value: string): string | undefined => (value === NO_ORDER ? undefined : value);
