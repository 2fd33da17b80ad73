/** The one bridge to the host. Made when this module is first imported: before any router, as it notes the landing address. */
import { type Bridge, BridgeError, createBridge, type Signature, type SignRequest } from '@sdhealth/bridge-sdk';
import { getJsapiSignature } from '../api/config.ts';
import { QUIET, request } from '../client/request.ts';
import { APP_SCHEME } from '../rules/constants.ts';
import { hasSensitive } from '../rules/sensitive.ts';
import { watchAddress } from './address-secrets.ts';
import { record, startRecord } from './bridge-record.ts';
import { channelKnown, thirdType } from './channel.ts';
import { reportBridgeFailure } from './error-reports.ts';
import { askInDialog } from './login-request.ts';
import { payPage } from './pay-platform.ts';
import { settings } from './settings.ts';
import { isWrittenOrigin } from './settings-of.ts';

/** An address with a secret is not sent to be signed: it may be the one that the client names as its own. */
async function sign({ url, kind }: SignRequest): Promise<Signature> {
  if (hasSensitive(new URL(url).searchParams)) throw new BridgeError('UNSUPPORTED', 'secret address');
  await channelKnown();
  const answer = await request(getJsapiSignature, { query: { url, kind, thirdType: thirdType() } }, QUIET);
  return { appId: answer.appid, timestamp: answer.timestamp, nonceStr: answer.noncestr, signature: answer.signature };
}

/** The page's global that holds the recorder. The lab looks for the same name: `native-shims/lab/frame/page-state.ts`. */
const FLIGHT_RECORDER = '__sdhealthFlightRecorder';

/**
 * In development the bridge's messages are recorded from the start, and the device lab exports them. `import.meta.env` has constants of
 * each build: in one made for customers nobody but the inner tool starts a record.
 */
async function recordFromTheStart(): Promise<void> {
  Reflect.set(globalThis, FLIGHT_RECORDER, await startRecord());
}

const { corpId, agentId } = settings;

watchAddress();
if (import.meta.env.DEV && import.meta.env.MODE !== 'test') void recordFromTheStart();

export const bridge: Bridge = createBridge({
  fallbacks: {
    login: (_, signal) => askInDialog('login', signal),
    bindMobile: (_, signal) => askInDialog('bind', signal),
  },
  sign,
  log: reportBridgeFailure,
  recorder: record,
  payUrl: settings.payUrl,
  // The configuration may come later: the page is read at each payment.
  get miniProgramPayPage() {
    return payPage(bridge.host) ?? settings.miniProgramPayPage;
  },
  miniProgramServicePage: settings.miniProgramServicePage,
  origins: settings.allowedOrigins.filter(isWrittenOrigin),
  appSchemes: [APP_SCHEME],
  ...(corpId && { wecom: { corpId, ...(agentId && { agentId }) } }),
});
