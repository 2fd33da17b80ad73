/** Checks the style of the elder edition's texts by the rules of the standard ones. */
import type { TableCheck } from './table-check.ts';
import { checkWords } from './words.ts';

type Texts = Readonly<Record<string, unknown>>;
type Simpler = (words: Texts, language: 'en' | 'zh') => Texts;

const layers = import.meta.glob<Simpler>('../../webview-app/src/**/words/elder.ts', { eager: true, import: 'simpler' });
const en = import.meta.glob<Texts>('../../webview-app/src/**/words/en.ts', { eager: true, import: 'en' });
const zh = import.meta.glob<Texts>('../../webview-app/src/**/words/zh.ts', { eager: true, import: 'zh' });

export const checkElderWords = (): TableCheck => ({
  line: `${Object.keys(layers).length} areas with words of the elder edition`,
  faults: Object.entries(layers).flatMap(([file, simpler]) => {
    const simple = (words: Readonly<Record<string, Texts>>, language: 'en' | 'zh') =>
      simpler(words[file.replace('elder.ts', `${language}.ts`)] ?? {}, language);
    return checkWords({ en: simple(en, 'en'), zh: simple(zh, 'zh') }).faults.map((fault) => `${file}: ${fault}`);
  }),
});
