/** A page that needs a login and is simple, which tests of the frame open: its text is there at once, whatever its one call answers. */
import { href } from '../src/routes.ts';
import { en } from '../src/screens/rights/renewal/words/en.ts';
import { zh } from '../src/screens/rights/renewal/words/zh.ts';

const ID = 'rights.close-renewal';

export const PERSONAL_PAGE = {
  path: href(ID),
  /** Its text in English, which stands on no other page. */
  shown: en.close.elsewhere,
  shownInChinese: zh.close.elsewhere,
  /** The path of its own call. */
  call: '/api/sdhealth/promotion/entrust/has-bind-entrust',
} as const;
