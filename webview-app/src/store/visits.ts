/**
 * The last pages of this visit, newest last, kept in session storage: 10 at most, the same page twice in a row only once,
 * without sensitive parameters.
 */

import { keepPersonal, ownerMark, recallPersonal } from '../platform/personal.ts';
import { isTexts } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { VISITS_KEPT } from '../rules/constants.ts';
import { withoutSensitive } from '../rules/sensitive.ts';

const NAME = 'visits';

/** Addresses within the app, oldest first. */
export const visits = (): readonly string[] => recallPersonal(NAME, isTexts, 'session') ?? [];

export function recordVisit(path: string, query: URLSearchParams): void {
  // Left by somebody whose session is over: the next one must not find it.
  if (ownerMark() === undefined && namesOrder(path, query)) return;
  const search = withoutSensitive(query);
  const address = search ? `${path}?${search}` : path;
  const previous = visits();
  if (previous.at(-1) !== address) keepPersonal(NAME, [...previous, address].slice(-VISITS_KEPT), { area: 'session' });
}

/** The page before `path`, the address the customer came from. */
export const visitBefore = (path: string): string | undefined =>
  visits().findLast((address) => address.split('?')[0] !== path);
