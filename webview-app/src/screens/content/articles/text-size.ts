/** Stores the text size that a person has chosen for articles. Sizes are pixels at the phone's default size and scale with it. */
import { useState } from 'react';
import { keepPersonal, recallPersonal } from '../../../platform/personal.ts';

const STORAGE_NAME = 'article-size';
const PX_PER_REM = 16;
const isSize = (value: unknown): value is number => typeof value === 'number' && value >= 12 && value <= 40;

export interface TextSize {
  readonly sizes: readonly number[];
  readonly size: number | undefined;
  readonly length: string | undefined;
  readonly choose: (size: number) => void;
}

/** Returns the text size among `sizes`, of which the second is the default. `length` is undefined until the person has chosen. */
export function useTextSize(sizes: readonly number[] = []): TextSize {
  const [stored, setStored] = useState(() => recallPersonal(STORAGE_NAME, isSize));
  const validSize = stored !== undefined && sizes.includes(stored) ? stored : undefined;
  return {
    sizes,
    size: validSize ?? sizes[1] ?? sizes[0],
    length: validSize === undefined ? undefined : `${validSize / PX_PER_REM}rem`,
    choose: (size: number) => {
      keepPersonal(STORAGE_NAME, size);
      setStored(size);
    },
  };
}
