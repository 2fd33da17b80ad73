/** A number between two bounds, in steps from the lower bound. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Returns the range of a question, or undefined if a bound is unknown. */
export function rangeOf({ min, max, step = 1 }: Partial<NumberRange>): NumberRange | undefined {
  return min === undefined || max === undefined || max <= min ? undefined : { min, max, step };
}

/** Returns the step nearest to a value, within the bounds, as text without stray decimals. */
function formatStep({ min, max, step }: NumberRange, value: number): string {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const maxSteps = Math.floor((max - min) / step + 1e-9);
  return (min + Math.min(steps, maxSteps) * step).toFixed(Math.max(decimalsOf(step), decimalsOf(min)));
}

/** Returns the middle of a range, where the steps start without a typed value. */
export const middleOf = (range: NumberRange): string => formatStep(range, (range.min + range.max) / 2);

/** Returns the value one step up (1) or down (-1). Without a value it returns the middle. */
export function nextValue(range: NumberRange, value: number | undefined, direction: 1 | -1): string {
  return value === undefined ? middleOf(range) : formatStep(range, value + direction * range.step);
}
