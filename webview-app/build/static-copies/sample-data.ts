/** Matches sample data of the embedded backend that no build may contain. A customer would dial it, download it or pay it. */
export const SAMPLE_DATA: Readonly<Record<string, RegExp>> = {
  'phone numbers': /400-(?!000-0000)\d{3}-\d{4}|\+86 10 8520 9120/,
  'download addresses': /dl\.health\.example|apps\.apple\.example|a\.app\.qq\.example/,
  appids: /wx5d4ea17400c0|gh_5d4ea17400c0/,
  prices: /[¥￥]\s?\d|"\w*(?:price|Fen)":/i,
};
