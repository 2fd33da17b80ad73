/**
 * The last pages of this visit, newest last, kept in session storage: 10 at most, the same page twice in a row only once,
 * without sensitive parameters.
 */

import { isTexts, keep, recall } from '../platform/storage.ts';
import { VISITS_KEPT } from '../rules/constants.ts';
import { withoutSensitive } from '../rules/sensitive.ts';

const NAME = 'visits';

/** Addresses within the app, oldest first. */
export const visits = (): readonly string[] => recall(NAME, isTexts, 'session') ?? [];

export function recordVisit(path: string, query: URLSearchParams): void {
  const search = withoutSensitive(query);
  const address = search ? `${path}?${search}` : path;
  const before = visits();
  if (before.at(-1) !== address) keep(NAME, [...before, address].slice(-VISITS_KEPT), { shelf: 'session' });
}

/** The page before `path`, the address the customer came from. */
export const visitBefore = (path: string): string | undefined =>
  visits().findLast((address) => address.split('?')[0] !== path);
