/**
 * Runs the first page's program in the single file. It prefetches the address's public first data while the page's piece is parsed, also
 * for a page that is navigated to (`prefetch/route.ts` sends the event), as the piece of that page may not have run yet.
 */
import { currentLanguage } from '../../messages/language.ts';
import { behindHash } from '../../platform/address.ts';
import { askForData } from '../prefetch/ask-head-data.ts';
import type { FirstDataTable } from '../prefetch/head-table.ts';
import { stepsOf, WAY } from './marks.ts';
import './program.ts';

const table: FirstDataTable = JSON.parse(document.getElementById('first-data')?.textContent ?? '[]');

function ask(): void {
  const start = document.querySelector<HTMLElement>('.start');
  const path = ((start && stepsOf(start).at(-1)) || behindHash.path(location)).replace(/[?#].*/, '');
  const [, file] = table.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  if (file) askForData(file, currentLanguage(), path);
}

ask();
addEventListener(WAY, ask);
