/** Provides sample values for the gallery in both languages, as the primitives get their texts as properties. */
import { useLanguage } from '../../src/messages/index.ts';

/** Returns the words for the language in use. */
export function useSample(): (en: string, zh: string) => string {
  const language = useLanguage();
  return (en, zh) => (language === 'zh' ? zh : en);
}

const photo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="${colour}"/><circle cx="40" cy="26" r="12" fill="#fff" opacity=".7"/><path d="M16 60c0-16 12-22 24-22s24 6 24 22z" fill="#fff" opacity=".7"/></svg>`;

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const PHOTOS: readonly string[] = ['#b9d8d3', '#e7c9a8', '#c7cfe6', '#f4f4f4'].map((colour) =>
  addressOf(photo(colour)),
);

export const STEPS_A_DAY = [5214, 8120, 0, 12_345, 7890, 9321, 4100];
