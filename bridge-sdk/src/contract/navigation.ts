import { Type } from 'typebox';
import { call, event } from '../rows.ts';
import { Nothing, Text } from './shapes.ts';

/** Opens an own page in a new web view of the host, on top of this one. */
export const openPage = call('openPage', {
  since: '1.0.0',
  params: Type.Object({ url: Text(), title: Type.Optional(Type.String()) }),
  result: Nothing,
});

/** Closes this web view. */
export const closePage = call('closePage', { since: '1.0.0', params: Nothing, result: Nothing });

/** Hands over to the provider's own app by its scheme. Resolves once asked; whether the app opened shows only in `paused`. */
export const openApp = call('openApp', { since: '1.0.0', params: Type.Object({ url: Text() }), result: Nothing });

/** Opens a page of a WeChat mini-program. */
export const openMiniProgram = call('openMiniProgram', {
  since: '2.0.0',
  params: Type.Object({ appId: Text(), path: Type.Optional(Type.String()) }),
  result: Nothing,
});

/** Opens a foreign page where it has no bridge: outside the web view, or in place of it in a browser. */
export const openExternal = call('openExternal', {
  since: '1.0.0',
  params: Type.Object({ url: Text() }),
  result: Nothing,
});

/** Opens the app's page in the phone's store. Rejects UNSUPPORTED where no link fits this phone. */
export const openStore = call('openStore', {
  since: '2.1.0',
  params: Type.Object({
    appStoreUrl: Type.Optional(Type.String()),
    androidUrl: Type.Optional(Type.String()),
    marketUrl: Type.Optional(Type.String()),
  }),
  result: Nothing,
});

/** Sets the title in the host's own title bar. Unsupported where the page must draw its own. */
export const setTitle = call('setTitle', {
  since: '1.0.0',
  params: Type.Object({ title: Type.String() }),
  result: Nothing,
});

/** The host's back button. A listener that returns true (or a promise of it) has handled it; else the host goes back. */
export const backPressed = event('backPressed', { since: '1.0.0', payload: Nothing, answered: true });
