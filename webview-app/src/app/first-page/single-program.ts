/**
 * Runs the first page's program in the single file. It prefetches the address's public first data while the page's chunk is parsed. It
 * does the same after a navigation (`prefetch/route.ts` sends the event), because the chunk of that page may not have run yet.
 */
import { currentLanguage } from '../../messages/language.ts';
import { inHash } from '../../platform/address.ts';
import type { FirstDataTable } from '../prefetch/head-table.ts';
import { requestHeadData } from '../prefetch/request-head-data.ts';
import { NAVIGATION_EVENT, requestedSteps } from './shared-attributes.ts';
import './program.ts';

const table: FirstDataTable = JSON.parse(document.getElementById('first-data')?.textContent ?? '[]');

function prefetch(): void {
  const start = document.querySelector<HTMLElement>('.start');
  const path = ((start && requestedSteps(start).at(-1)) || inHash.path(location)).replace(/[?#].*/, '');
  const [, file] = table.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  if (file) requestHeadData(file, currentLanguage(), path);
}

prefetch();
addEventListener(NAVIGATION_EVENT, prefetch);
