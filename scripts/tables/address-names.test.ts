import { expect, test } from 'vitest';
import { route } from '../../webview-app/src/routing/row.ts';
import { checkAddressNames } from './address-names.ts';

const routes = { 'a.b': route('/a', { title: { en: 'A', zh: '甲' }, query: ['orderNo'] }) };
const faultsOf = (text: string, frame: readonly string[] = []) =>
  checkAddressNames([{ path: 'webview-app/src/app/x.ts', text }], routes, frame).faults;

test.each([
  ["currentQuery().get('jwt')"],
  ["query.has('jwt')"],
  ["const NAME = 'jwt'; new URLSearchParams(useSearch()).get(NAME)"],
  ['useListView({ filters: { jwt: CHOICES } })'],
])('the check of names when %s is read and not declared: a fault', (text) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining('x.ts: jwt is read')]);
  expect(faultsOf(text, ['jwt'])).toEqual([]);
});

test('the check of names when a row declares it: no fault; when nobody reads a name of the frame: a fault', () => {
  expect(faultsOf("query.get('orderNo')")).toEqual([]);
  expect(faultsOf('', ['gone'])).toEqual(['frame-query.ts: nobody reads gone']);
});
