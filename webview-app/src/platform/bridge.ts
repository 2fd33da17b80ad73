/** Creates the only bridge to the host. Must be imported before any router, because it records the landing address. */
import { type Bridge, BridgeError, createBridge, type Signature, type SignRequest } from '@sdhealth/bridge-sdk';
import { getJsapiSignature } from '../api/config.ts';
import { QUIET, request } from '../client/request.ts';
import { appSchemes } from '../installation/app-schemes.ts';
import { appTokens } from '../installation/app-tokens.ts';
import { hasSensitive } from '../rules/sensitive.ts';
import { watchAddress } from './address-secrets.ts';
import { record, startRecord } from './bridge-record.ts';
import { thirdType, waitForChannel } from './channel.ts';
import { reportBridgeFailure } from './error-reports.ts';
import { askInDialog } from './login-request.ts';
import { payPage } from './pay-platform.ts';
import { settings } from './settings.ts';
import { isWrittenOrigin } from './settings-of.ts';

/** Signs the page's address for the host's SDK. Refuses an address with a secret, which must not leave the page. */
async function sign({ url, kind }: SignRequest): Promise<Signature> {
  if (hasSensitive(new URL(url).searchParams)) throw new BridgeError('UNSUPPORTED', 'secret address');
  await waitForChannel();
  const answer = await request(getJsapiSignature, { query: { url, kind, thirdType: thirdType() } }, QUIET);
  return { appId: answer.appid, timestamp: answer.timestamp, nonceStr: answer.noncestr, signature: answer.signature };
}

/** The global of the page that holds the recorder. The lab reads the same name: `native-shims/lab/frame/page-state.ts`. */
const FLIGHT_RECORDER = '__sdhealthFlightRecorder';

/**
 * Records the bridge's messages from the start, in development, for the device lab's export. The bundler removes the call from other
 * builds, in which only the testers' tool starts a record.
 */
async function recordFromStart(): Promise<void> {
  Reflect.set(globalThis, FLIGHT_RECORDER, await startRecord());
}

const { corpId, agentId } = settings;

watchAddress();
if (import.meta.env.DEV && import.meta.env.MODE !== 'test') void recordFromStart();

export const bridge: Bridge = createBridge({
  fallbacks: {
    login: (_, signal) => askInDialog('login', signal),
    bindMobile: (_, signal) => askInDialog('bind', signal),
  },
  sign,
  log: reportBridgeFailure,
  recorder: record,
  payUrl: settings.payUrl,
  // A getter, because the configuration may load later. It is read at each payment.
  get miniProgramPayPage() {
    return payPage(bridge.host) ?? settings.miniProgramPayPage;
  },
  miniProgramServicePage: settings.miniProgramServicePage,
  origins: settings.allowedOrigins.filter(isWrittenOrigin),
  apps: appTokens,
  appSchemes,
  ...(corpId && { wecom: { corpId, ...(agentId && { agentId }) } }),
});
