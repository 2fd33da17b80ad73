/** Login for hosts on WeChat's side: the third-party login's address, which comes back with a ticket (specification, section 6). */
import { isWebAddress } from '../core/address.ts';
import type { Handlers } from '../core/local-link.ts';
import { BridgeError } from '../errors.ts';
import { insist, leaveTo } from './web.ts';

export const loginByAddress = {
  login({ thirdPartyUrl }) {
    if (!thirdPartyUrl) throw new BridgeError('UNSUPPORTED', 'no thirdPartyUrl given');
    insist(isWebAddress(thirdPartyUrl), '/thirdPartyUrl');
    leaveTo(thirdPartyUrl);
    return { outcome: 'redirected' };
  },
} satisfies Handlers;

/** These hosts show `document.title` in their own bar. */
export const titleOfDocument = {
  setTitle({ title }) {
    document.title = title;
    return {};
  },
} satisfies Handlers;
