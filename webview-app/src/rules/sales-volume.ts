/**
 * How often a package was sold, for a person. Chinese: above 100,000 in ten thousands with at most one decimal and `万件`
 * (cut, never rounded up: 129,999 is 12.9万件), else the number and `件`. English: thousands separators and `sold`.
 */
export function salesVolume(count: number, language: 'zh' | 'en'): string {
  if (language === 'en') return `${count.toLocaleString('en-US')} sold`;
  if (count <= 100_000) return `${count}件`;
  return `${Math.floor(count / 1_000) / 10}万件`;
}
