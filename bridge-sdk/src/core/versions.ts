/**
 * Compares dotted versions component by component as numbers, so that 2.10.0 is newer than 2.7.2. Missing components are 0,
 * anything after the digits of a component is ignored.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let i = 0; i < 4; i++) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0);
    if (difference) return Math.sign(difference);
  }
  return 0;
}
