/**
 * The day with a no-break space between `Mar` and `2`: no line ends there. A Chinese day has nothing between its characters, so that it can be
 * searched for and copied; `word-break: keep-all` keeps it on one line where a day stands alone.
 */
export const inOnePiece = (day: string): string => day.replace(/([a-z]) (?=\d)/g, '$1\u00a0');
