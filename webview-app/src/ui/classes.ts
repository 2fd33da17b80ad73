/** Joins class names, leaving out what does not apply: `classes(styles.row, wide && styles.wide)`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
