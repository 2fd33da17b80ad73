import { Type } from 'typebox';
import { call, event } from '../rows.ts';
import { Nothing, Text } from './shapes.ts';

/** The page has painted: the second phase of the host's start. Without it the host may roll the bundle back. */
export const ready = call('ready', { since: '2.1.0', params: Nothing, result: Nothing });

/** The page cannot start or go on. `code` is a support code; no personal data in either. */
export const reportFatal = call('reportFatal', {
  since: '2.1.0',
  params: Type.Object({ code: Text(), message: Type.String() }),
  result: Nothing,
});

/** Hides this screen from the task switcher and screenshots while `secure`. */
export const setSecureScreen = call('setSecureScreen', {
  since: '2.4.0',
  params: Type.Object({ secure: Type.Boolean() }),
  result: Nothing,
});

/** Which bundle the host started. */
export const getBundleInfo = call('getBundleInfo', {
  since: '2.4.0',
  params: Nothing,
  result: Type.Object({ version: Text(), build: Type.Integer({ minimum: 0 }) }),
});

/** The page is in front again. What a timer or a socket knew before may be stale. */
export const resumed = event('resumed', { since: '1.0.0', payload: Nothing });

/** The page is no longer in front; it may never come back. */
export const paused = event('paused', { since: '1.0.0', payload: Nothing });

/** A newer bundle is there; it is taken at the next start. */
export const updateAvailable = event('updateAvailable', { since: '2.4.0', payload: Type.Object({ version: Text() }) });
