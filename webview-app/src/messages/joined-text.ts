/**
 * Puts a no-break space between `Mar` and `2`, so that no line breaks there. A Chinese date stays unchanged, so that it can be searched and
 * copied. `word-break: keep-all` keeps it on one line if the date has its own line.
 */
export const inOnePiece = (day: string): string => day.replace(/([a-z]) (?=\d)/g, '$1\u00a0');
