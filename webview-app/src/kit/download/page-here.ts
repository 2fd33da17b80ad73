import { href, match } from '../../routes.ts';

/** The page to go on with here: the one that the person came from, or the home page where that one would lead back to the app. */
export const pageHere = (from = href('entry.home')): string =>
  match(from.split('?', 1)[0] ?? '')?.row.needsApp ? href('entry.home') : from;
