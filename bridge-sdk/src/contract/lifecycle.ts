import { Type } from 'typebox';
import { call, event } from '../rows.ts';
import { Nothing, Text } from './shapes.ts';

/** Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the bundle before. */
export const ready = call('ready', { since: '2.1.0', params: Nothing, result: Nothing });

/** Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal data. */
export const reportFatal = call('reportFatal', {
  since: '2.1.0',
  params: Type.Object({ code: Text(), message: Type.String() }),
  result: Nothing,
});

/** Hides this screen from the task switcher and from screenshots while `secure` is true. */
export const setSecureScreen = call('setSecureScreen', {
  since: '2.4.0',
  params: Type.Object({ secure: Type.Boolean() }),
  result: Nothing,
});

/** Returns the version and build number of the bundle that the host started. */
export const getBundleInfo = call('getBundleInfo', {
  since: '2.4.0',
  params: Nothing,
  result: Type.Object({ version: Text(), build: Type.Integer({ minimum: 0 }) }),
});

/** The host sends this when the page is in front again. Timers and sockets may have stale data then. */
export const resumed = event('resumed', { since: '1.0.0', payload: Nothing });

/** The host sends this when the page is no longer in front. The page may never come back. */
export const paused = event('paused', { since: '1.0.0', payload: Nothing });

/** The host sends this when it has a newer bundle. It uses that bundle at the next start. */
export const updateAvailable = event('updateAvailable', { since: '2.4.0', payload: Type.Object({ version: Text() }) });
