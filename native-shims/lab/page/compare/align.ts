/** Aligns two lists by their longest common subsequence of keys. */

/** Entries of the first list, of the second, or of both, in their order. */
export type Aligned<T> = readonly (readonly [first: T | undefined, second: T | undefined])[];

export function align<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => string): Aligned<T> {
  const [a, b] = [first.map(keyOf), second.map(keyOf)];
  const width = b.length + 1;
  /** Length of the longest common subsequence from each pair of indexes. */
  const common = new Uint16Array((a.length + 1) * width);
  const commonAt = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j] ? commonAt(i + 1, j + 1) + 1 : Math.max(commonAt(i + 1, j), commonAt(i, j + 1));
  }
  const aligned: (readonly [T | undefined, T | undefined])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) aligned.push([first[i++], second[j++]]);
    else if (j >= b.length || (i < a.length && commonAt(i + 1, j) >= commonAt(i, j + 1)))
      aligned.push([first[i++], undefined]);
    else aligned.push([undefined, second[j++]]);
  }
  return aligned;
}
