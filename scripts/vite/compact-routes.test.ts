import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../../webview-app/src/routes.ts';
import { expandRows, setTitles } from '../../webview-app/src/routing/compact.ts';
import { root } from '../workspace/root.ts';
import { compacted, compactRows, titlesIn } from './compact-routes.ts';

const title = { en: 'A page', zh: '页面' };

describe('the compact table of routes', () => {
  it('is the table, with its titles once the words of the language are there', () => {
    const table = expandRows(compactRows(routes));
    expect(table['entry.home']?.title).toEqual({ en: '', zh: '' });
    setTitles('zh', titlesIn(routes, 'zh'));
    expect(table['entry.home']?.title).toEqual({ en: '', zh: routes['entry.home'].title.zh });
    setTitles('en', titlesIn(routes, 'en'));
    expect(table).toEqual(routes);
    expect(Object.keys(table)).toEqual(Object.keys(routes));
  });

  it('takes the place of the table in its module, and the titles go with the words', () => {
    const read = (file: string) => {
      const path = join(root, 'webview-app/src', file);
      return compacted(readFileSync(path, 'utf8'), path);
    };
    const source = read('routes.ts') ?? '';
    expect(source).toContain(`export const routes = expandRows(${JSON.stringify(compactRows(routes))});\n`);
    expect(source).toContain('export const match = finderOf(routes);');
    expect(source).not.toContain(routes['checkup.book'].title.zh);
    expect(read('messages/zh.ts')).toContain(routes['checkup.book'].title.zh);
    expect(read('messages/zh.ts')).not.toContain(routes['checkup.book'].title.en);
    expect(read('messages/en.ts')).toContain(routes['checkup.book'].title.en);
    expect(read('messages/language.ts')).toBeUndefined();
  });

  it('refuses what it cannot hold, and a module where it finds no table', () => {
    expect(() => compactRows({ 'a.b': { path: '/a b', title } })).toThrow('a value of a.b');
    expect(() => compactRows({ a: { path: '/a', title } })).toThrow('its name has no area');
    expect(() => titlesIn({ 'a.b': { path: '/a', title: { en: 'a|b', zh: '' } } }, 'en')).toThrow('a title has a |');
    expect(() => compacted('export const routes = {};', '/x/webview-app/src/routes.ts')).toThrow('not found');
  });
});
