/**
 * Stores the last pages of this visit in session storage, newest last: at most 10, the same page twice in a row only once, without
 * sensitive parameters.
 */

import { keepPersonal, ownerMark, recallPersonal } from '../platform/personal.ts';
import { isTexts } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { VISITS_KEPT } from '../rules/constants.ts';
import { withoutSensitive } from '../rules/sensitive.ts';

const NAME = 'visits';

/** Returns the addresses within the app, oldest first. */
export const visits = (): readonly string[] => recallPersonal(NAME, isTexts, 'session') ?? [];

export function recordVisit(path: string, query: URLSearchParams): void {
  // A page of somebody whose session is over must not be found by the next person.
  if (ownerMark() === undefined && namesOrder(path, query)) return;
  const search = withoutSensitive(query);
  const address = search ? `${path}?${search}` : path;
  const previous = visits();
  if (previous.at(-1) !== address) keepPersonal(NAME, [...previous, address].slice(-VISITS_KEPT), { area: 'session' });
}

/** Returns the page before `path`, from which the customer came. */
export const visitBefore = (path: string): string | undefined =>
  visits().findLast((address) => address.split('?')[0] !== path);
