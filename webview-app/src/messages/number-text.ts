/** A whole number with thousands separators: `12,640`. */
export const numberText = (count: number): string => count.toLocaleString('en-US');

/** The same with its sign: `+84`, `−600`. */
export const signedText = (count: number): string => (count < 0 ? `−${numberText(-count)}` : `+${numberText(count)}`);
