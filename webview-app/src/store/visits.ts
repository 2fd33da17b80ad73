/**
 * Stores the last pages of this visit in session storage, newest last: at most 10, without repetitions in sequence and without
 * sensitive parameters.
 */

import { keepPersonal, ownerMark, recallPersonal } from '../platform/personal.ts';
import { isTexts } from '../platform/storage.ts';
import { namesOrder } from '../routes.ts';
import { MAX_VISITS } from '../rules/constants.ts';
import { withoutSensitive } from '../rules/sensitive.ts';

const STORAGE_KEY = 'visits';

/** Returns the addresses within the app, oldest first. */
export const visits = (): readonly string[] => recallPersonal(STORAGE_KEY, isTexts, 'session') ?? [];

export function recordVisit(path: string, query: URLSearchParams): void {
  // The next person must not find the page of a person whose session has ended.
  if (ownerMark() === undefined && namesOrder(path, query)) return;
  const search = withoutSensitive(query);
  const address = search ? `${path}?${search}` : path;
  const previous = visits();
  if (previous.at(-1) !== address)
    keepPersonal(STORAGE_KEY, [...previous, address].slice(-MAX_VISITS), { area: 'session' });
}

/** Returns the page before `path`, from which the customer came. */
export const previousVisit = (path: string): string | undefined =>
  visits().findLast((address) => address.split('?')[0] !== path);
