/**
 * The day as one piece: no line ends within `2026年3月2日` or `星期一`, nor between `Mar` and `2`. The text has word joiners (U+2060) and no-break
 * spaces, which nobody sees or hears.
 */
export const inOnePiece = (day: string): string =>
  day
    .replace(/\d+(?=[年月日])|[年月](?=\d)|星(?=期)|期(?=[一-日])/g, '$&\u2060')
    .replace(/([a-z]) (?=\d)/g, '$1\u00a0');
