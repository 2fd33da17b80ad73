/**
 * The endpoint rows that each screen to be made will call, by its route (specification, sections 2 and 7). An entry goes when its
 * screen is made: `check-tables` says so, and from then on the screen itself must call what only it was planned to call. Data for
 * the checks; no part of the app.
 */
import type { RouteId } from '../../webview-app/src/routes.ts';

/** Rows that a made screen does not call yet: a gap of this screen. `check-tables` says when an entry is closed. */
export const missingCalls: { readonly [Id in RouteId]?: readonly string[] } = {
  // The messaging app's question whether it may send messages.
  'rights.claim-success-paid': ['listTemplates', 'submitTemplate'],
};

export const plannedCalls: { readonly [Id in RouteId]?: readonly string[] } = {};
