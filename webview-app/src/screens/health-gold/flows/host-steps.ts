/** Reads the steps of the phone's own counter from the host, and asks for the permission to read them. */
import { getSteps, isBridgeError, requestStepLicence, stepsChanged } from '@sdhealth/bridge-sdk';
import { bridge } from '../../../platform/bridge.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { isTrue } from '../../../platform/storage.ts';

export interface StepDay {
  /** The day `YYYY-MM-DD` in the phone's time zone. */
  readonly date: string;
  readonly steps: number;
}

/**
 * The host's response. `none`: the phone counts no steps. `denied`: the person has not given the permission. `failed`: no valid response
 * arrived, and a retry may help.
 */
export type HostSteps =
  | { readonly kind: 'days'; readonly days: readonly StepDay[] }
  | { readonly kind: 'none' | 'denied' | 'failed' };

const REQUESTED_DAYS = 7;

/** Lists the platforms with a permission page. In the iOS app the system asks only once, and then only its settings help. */
const LICENCE_PAGE_PLATFORMS: readonly number[] = [4];
export const hasLicencePage = (): boolean => LICENCE_PAGE_PLATFORMS.includes(bridge.host.platform);

/** Reads the steps of the last seven days. Never rejects. */
export async function readHostSteps(): Promise<HostSteps> {
  await bridge.opened.catch(() => undefined);
  if (!bridge.supports(getSteps).ok) return { kind: 'none' };
  try {
    return { kind: 'days', days: (await bridge.call(getSteps, { days: REQUESTED_DAYS })).days };
  } catch (error) {
    if (isBridgeError(error, 'DENIED')) return { kind: 'denied' };
    const isNone = isBridgeError(error, 'UNSUPPORTED') || isBridgeError(error, 'HOST_TOO_OLD');
    return { kind: isNone ? 'none' : 'failed' };
  }
}

/** Calls the listener when the host counts more steps. Returns a function that stops listening. */
export const onHostSteps = (listener: (day: StepDay) => void): (() => void) => bridge.on(stepsChanged, listener);

/** Asks the person for the permission. `closed`: the dialog was closed without an answer. Never rejects. */
export async function askForSteps(): Promise<'granted' | 'refused' | 'closed' | 'failed'> {
  try {
    const { granted } = await bridge.call(requestStepLicence, {});
    if (granted) forgetPersonal(LATER_KEY, 'session');
    return granted ? 'granted' : 'refused';
  } catch (error) {
    return isBridgeError(error, 'CANCELLED') ? 'closed' : 'failed';
  }
}

const LATER_KEY = 'walking.licence-later';

/** Records that the person continues without the permission. This visit does not show its page again. */
export const postponeQuestion = (): void => void keepPersonal(LATER_KEY, true, { area: 'session' });
export const isPostponed = (): boolean => recallPersonal(LATER_KEY, isTrue, 'session') === true;
