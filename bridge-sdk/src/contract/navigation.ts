import { Type } from 'typebox';
import { call, event } from '../rows.ts';
import { Address, Nothing, Text } from './shapes.ts';

/** Opens one of our pages in a new web view of the host, on top of this one. */
export const openPage = call('openPage', {
  since: '1.0.0',
  params: Type.Object({ url: Address('own'), title: Type.Optional(Type.String()) }),
  result: Nothing,
});

/** Closes this web view. */
export const closePage = call('closePage', { since: '1.0.0', params: Nothing, result: Nothing });

/**
 * Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app
 * opened.
 */
export const openApp = call('openApp', {
  since: '1.0.0',
  params: Type.Object({ url: Address('app') }),
  result: Nothing,
});

/** Opens a page of a WeChat mini-program, by default its first page. */
export const openMiniProgram = call('openMiniProgram', {
  since: '2.0.0',
  params: Type.Object({ appId: Text(), path: Type.Optional(Type.String()) }),
  result: Nothing,
});

/** Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page. */
export const openExternal = call('openExternal', {
  since: '1.0.0',
  params: Type.Object({ url: Address('page') }),
  result: Nothing,
});

/** Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone. */
export const openStore = call('openStore', {
  since: '2.1.0',
  params: Type.Object({
    appStoreUrl: Type.Optional(Address('app')),
    androidUrl: Type.Optional(Address('app')),
    marketUrl: Type.Optional(Address('app')),
  }),
  result: Nothing,
});

/** Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own. */
export const setTitle = call('setTitle', {
  since: '1.0.0',
  params: Type.Object({ title: Type.String() }),
  result: Nothing,
});

/**
 * The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of
 * true) has handled it; else the host goes back.
 */
export const backPressed = event('backPressed', { since: '1.0.0', payload: Nothing, answered: true });
