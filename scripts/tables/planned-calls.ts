/**
 * The endpoint rows that each screen to be made will call, by its route (specification, sections 2 and 7). An entry goes when its
 * screen is made: `check-tables` says so, and from then on the screen itself must call what only it was planned to call. Data for
 * the checks; no part of the app.
 */
import type { RouteId } from '../../webview-app/src/routes.ts';

/** Paid rights come with a health card. */
const CLAIM_PAID = [
  'hasReceiveHealthCardV2',
  'getRightsPage',
  'countHealthCards',
  'visitReceiveHealthCardPage',
  'listRightsGoodsV2',
  'placeCardOrder',
] as const;

/** After receiving: goods, the app, and the messaging app's question whether it may send messages. */
const CLAIMED = ['listUserRightsGoods', 'getHealthAppDownload', 'listTemplates', 'submitTemplate'] as const;

/** Rows that a made screen does not call yet: a gap of this screen. `check-tables` says when an entry is closed. */
export const missingCalls: { readonly [Id in RouteId]?: readonly string[] } = {};

export const plannedCalls: { readonly [Id in RouteId]?: readonly string[] } = {
  // The link carries the order encrypted, so that a friend sees no number of it.
  'entry.service-share': ['decryptOrder', 'getServicePage'],

  'rights.claim-paid': CLAIM_PAID,
  'rights.claim-paid-version': CLAIM_PAID,
  'rights.claim-success-paid': [...CLAIMED, 'getHealthCardInfo'],
};
