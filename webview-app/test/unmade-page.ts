/** A page that needs a login and is not made yet, which tests of the frame open. Once it is made, `ID` names another such row. */
import { href, routes } from '../src/routes.ts';

const ID = 'rights.close-renewal';

export const UNMADE = {
  path: href(ID),
  title: routes[ID].title,
  /** What the page says in English. */
  shown: `${routes[ID].title.en}: Not available yet`,
} as const;
