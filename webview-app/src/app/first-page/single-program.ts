/**
 * The program of the single file's markup: the first page's, and the question for an address's public first data, which is asked while
 * the piece that draws it is parsed. A page that one goes on to is asked for likewise (`prefetch/route-lazy.ts` tells), as its piece may be still to be run.
 */
import { currentLanguage } from '../../messages/language.ts';
import { behindHash } from '../../platform/address.ts';
import { askForData } from '../prefetch/ask-head-data.ts';
import type { FirstDataTable } from '../prefetch/head-data.ts';
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
