/** The elder edition's own words are written as an editor would, as the standard ones are. */
import { expect, test } from 'vitest';
import { checkWords } from './words.ts';

type Texts = Readonly<Record<string, unknown>>;
type Simpler = (words: Texts, language: 'en' | 'zh') => Texts;

const SOURCE = '../../webview-app/src';
const layers = import.meta.glob<Simpler>('../../webview-app/src/**/words/elder.ts', { eager: true, import: 'simpler' });
const en = import.meta.glob<Texts>('../../webview-app/src/**/words/en.ts', { eager: true, import: 'en' });
const zh = import.meta.glob<Texts>('../../webview-app/src/**/words/zh.ts', { eager: true, import: 'zh' });

test('areas where a standard sentence is hard have words of their own', () => {
  const folders = Object.keys(layers).map((file) => file.slice(SOURCE.length + 1, -'/words/elder.ts'.length));
  expect(folders.sort()).toEqual([
    'kit',
    'kit/ask',
    'screens/checkup',
    'screens/consultation',
    'screens/content',
    'screens/free-appointment',
    'screens/health-gold/goods-detail',
    'screens/health-gold/my-account',
    'screens/health-gold/step',
    'screens/other',
    'screens/rights/own',
    'screens/rights/renewal',
    'screens/service-detail',
  ]);
});

test.each(Object.entries(layers))('%s', (file, simpler) => {
  const of = (words: Readonly<Record<string, Texts>>, language: 'en' | 'zh') =>
    simpler(words[file.replace('elder.ts', `${language}.ts`)] ?? {}, language);
  expect(checkWords({ en: of(en, 'en'), zh: of(zh, 'zh') }).faults).toEqual([]);
});
