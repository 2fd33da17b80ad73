import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { Address, Nothing, OpenEnum, Secret } from './shapes.ts';

/**
 * Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat,
 * mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person
 * closes the dialog.
 */
export const login = call('login', {
  since: '1.0.0',
  errors: ['CANCELLED'],
  params: Type.Object({
    /** Absolute url of the third-party login, for hosts that leave the page. */
    thirdPartyUrl: Type.Optional(Address('web')),
    reason: Type.Optional(Type.String()),
  }),
  result: Type.Object({ outcome: OpenEnum('done', 'redirected'), token: Type.Optional(Secret()) }),
  deadlineMs: PERSON_MS,
  singleFlight: 'all',
  leaves: true,
});

/** Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no session. */
export const refreshToken = call('refreshToken', {
  since: '1.0.0',
  errors: ['NEEDS_LOGIN'],
  params: Nothing,
  result: Type.Object({ token: Secret() }),
  singleFlight: 'all',
});

/** Ends the session in the host. The page calls it after it has ended its own. */
export const logout = call('logout', { since: '1.0.0', errors: ['NEEDS_LOGIN'], params: Nothing, result: Nothing });

/** Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the dialog. */
export const bindMobile = call('bindMobile', {
  since: '2.0.0',
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Nothing,
  result: Type.Object({ outcome: OpenEnum('done', 'redirected') }),
  deadlineMs: PERSON_MS,
  singleFlight: 'all',
});

/** The host sends this when its session begins, ends or is another person's. The page must delete the data of the person before. */
export const sessionChanged = event('sessionChanged', {
  since: '1.0.0',
  payload: Type.Object({ loggedIn: Type.Boolean(), token: Type.Optional(Secret()) }),
  each: true,
});
