/** The parts in which an amount is rendered. Joined, they are its text. */
export interface MoneyParts {
  readonly sign: '¥' | '-¥';
  /** The yuan with thousands separators. */
  readonly whole: string;
  /** The decimals: `.50`, or '' for whole yuan. */
  readonly fraction: string;
}

/**
 * Formats an amount of fen (1/100 yuan) for the whole product: `129900` is `¥1,299`, `129950` is `¥1,299.50`. Whole yuan have no decimals,
 * all others have two. Throws a TypeError for any value except a finite number, because an invalid price must never be shown.
 */
export function moneyParts(fen: number): MoneyParts {
  if (typeof fen !== 'number' || !Number.isFinite(fen)) throw new TypeError('argument must be a number');
  const amount = Math.round(Math.abs(fen));
  const cents = amount % 100;
  return {
    sign: fen < 0 && amount > 0 ? '-¥' : '¥',
    whole: String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: cents ? `.${String(cents).padStart(2, '0')}` : '',
  };
}

/** Returns the amount as one text: `¥1,299.50`. */
export function moneyText(fen: number): string {
  const { sign, whole, fraction } = moneyParts(fen);
  return sign + whole + fraction;
}
