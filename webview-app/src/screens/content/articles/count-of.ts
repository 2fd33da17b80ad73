/** Writes how often an article was read: in Chinese above 9,999 in ten thousands with one decimal (cut), in English with separators. */
export function countOf(count: number, language: 'zh' | 'en'): string {
  if (language === 'en') return count.toLocaleString('en');
  return count < 10_000 ? String(count) : `${Math.floor(count / 1_000) / 10}万`;
}
