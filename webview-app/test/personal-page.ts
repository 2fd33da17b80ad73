/** Names a simple page behind the login, for tests of the frame. Its text does not wait for its only request. */
import { href } from '../src/routes.ts';
import { en } from '../src/screens/rights/renewal/words/en.ts';
import { zh } from '../src/screens/rights/renewal/words/zh.ts';

const ID = 'rights.close-renewal';

export const PERSONAL_PAGE = {
  path: href(ID),
  /** An English text that no other page has. */
  text: en.close.elsewhere,
  chineseText: zh.close.elsewhere,
  /** The path of its only request. */
  requestPath: '/api/sdhealth/promotion/entrust/has-bind-entrust',
} as const;
