import { expect, it } from 'vitest';
import { readModule } from '../source/read-module.ts';
import { screenIdFaults } from './screen-ids.ts';

const faultsOf = (file: string, text: string) => screenIdFaults(readModule(`webview-app/src/${file}`, text));

it.each([
  [
    'screens/checkup/sale.tsx',
    `export const Screen = screen('checkup.sale', function Sale({ params }) { return null; });`,
  ],
  ['screens/checkup/sale/offer.tsx', `export function Offer() { return null; }`],
  ['screens/screen.ts', `export const screen = (id, Component) => ({ id, Component });`],
])('%s may say: %s', (file, text) => {
  expect(faultsOf(file, text)).toEqual([]);
});

it.each([
  [
    'screens/checkup/reminder.tsx',
    `export const Screen = screen('checkup.book', function Book() {});`,
    'does not say its own id checkup.reminder',
  ],
  [
    'screens/checkup/reminder.tsx',
    `const id = 'checkup.book'; export const Screen = screen(id, function Book() {});`,
    'does not say its own id checkup.reminder',
  ],
  [
    'screens/checkup/parts/reminder.tsx',
    `export const Screen = screen('checkup.book', function Book() {});`,
    'makes a screen without a screen file',
  ],
  ['kit/book.tsx', `const Book = screen('checkup.book', function Book() {});`, 'makes a screen without a screen file'],
  ['screens/checkup/book.tsx', `export function Screen() {}`, 'makes 0 screens, not one'],
  [
    'screens/checkup/book.tsx',
    `export const Screen = screen('checkup.book', () => null);`,
    'gives its component no name',
  ],
  [
    'screens/checkup/book.tsx',
    `const made = screen('checkup.book', function Book() {}); export const Screen = { ...made };`,
    'does not export its screen as Screen',
  ],
])('%s may not say: %s', (file, text, fault) => {
  expect(faultsOf(file, text)).toEqual([`webview-app/src/${file} ${fault}`]);
});
