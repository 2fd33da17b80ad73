/**
 * An amount of fen (1/100 yuan) as yuan with two decimals and thousands separators: `129900` is `1,299.00`, without a
 * currency sign. Throws a TypeError for anything but a finite number: a price that is not a number must never be shown.
 */
export function yuanOfFen(fen: number): string {
  if (typeof fen !== 'number' || !Number.isFinite(fen)) throw new TypeError('argument must be a number');
  const whole = Math.round(Math.abs(fen));
  const yuan = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 && whole > 0 ? '-' : ''}${yuan}.${String(whole % 100).padStart(2, '0')}`;
}
