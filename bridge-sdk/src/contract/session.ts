import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { Nothing, OpenEnum, Secret } from './shapes.ts';

/**
 * Brings the person to a login, the host's own way: native dialog in the own apps, third-party login (by address) in WeChat,
 * mini-program and WeCom, the page's own dialog in a browser. `redirected` means that this page is about to be left.
 * Rejects CANCELLED when the person turns away.
 */
export const login = call('login', {
  since: '1.0.0',
  errors: ['CANCELLED'],
  params: Type.Object({
    /** Absolute url of the third-party login, for hosts that leave the page. */
    thirdPartyUrl: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
  }),
  result: Type.Object({ outcome: OpenEnum('done', 'redirected'), token: Type.Optional(Secret()) }),
  deadlineMs: PERSON_MS,
  singleFlight: 'all',
  leaves: true,
});

/** A fresh session token from the own app. Many failing requests share one refresh. Rejects NEEDS_LOGIN when there is none. */
export const refreshToken = call('refreshToken', {
  since: '1.0.0',
  errors: ['NEEDS_LOGIN'],
  params: Nothing,
  result: Type.Object({ token: Secret() }),
  singleFlight: 'all',
});

/** Ends the session in the host as well. */
export const logout = call('logout', { since: '1.0.0', errors: ['NEEDS_LOGIN'], params: Nothing, result: Nothing });

/** Lets a logged-in person bind a mobile number; resolves when one is bound. */
export const bindMobile = call('bindMobile', {
  since: '2.0.0',
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Nothing,
  result: Type.Object({ outcome: OpenEnum('done', 'redirected') }),
  deadlineMs: PERSON_MS,
  singleFlight: 'all',
});

/** The host's session began, ended or changed hands; what belonged to the person before must go. */
export const sessionChanged = event('sessionChanged', {
  since: '1.0.0',
  payload: Type.Object({ loggedIn: Type.Boolean(), token: Type.Optional(Secret()) }),
  each: true,
});
