import { href, match } from '../../../routes.ts';

/** Returns the page to continue with on the web. It is where the person came from, or the home page if that page needs the app. */
export const webPageFor = (from = href('home.main')): string =>
  match(from.split('?', 1)[0] ?? '')?.row.needsApp ? href('home.main') : from;
