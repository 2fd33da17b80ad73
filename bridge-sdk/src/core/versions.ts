/**
 * Compares dotted versions component by component as numbers, so that 2.10.0 is newer than 2.7.2. Missing components are 0.
 * Characters after the digits of a component are ignored.
 */
export function compareVersions(a: string, b: string): number {
  const first = a.split('.');
  const second = b.split('.');
  for (let i = 0; i < 4; i++) {
    const difference = (Number.parseInt(first[i] || '', 10) || 0) - (Number.parseInt(second[i] || '', 10) || 0);
    if (difference) return difference;
  }
  return 0;
}
