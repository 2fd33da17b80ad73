import { href, match } from '../../routes.ts';

/** Returns the page to go on with here: where the person came from, or the home page if that page needs the app. */
export const pageHere = (from = href('entry.home')): string =>
  match(from.split('?', 1)[0] ?? '')?.row.needsApp ? href('entry.home') : from;
