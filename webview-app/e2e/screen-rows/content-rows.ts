/** The looks of articles and of the provider's documents. */
import type { ScreenRow } from './rows.ts';

const NOT_FOUND = [/status of 404/];

export const contentRows: readonly ScreenRow[] = [
  { id: 'content.static', params: { label: 'privacy' } },
  { id: 'content.static', state: 'customer service', params: { label: 'customer-service' } },
  { id: 'content.static', state: 'unknown', params: { label: 'nothing' }, errors: NOT_FOUND },
  { id: 'content.article', params: { articleId: '6009' } },
];
