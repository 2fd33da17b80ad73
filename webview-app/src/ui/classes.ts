/** Joins class names and leaves out false and undefined values: `classes(styles.row, wide && styles.wide)`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
