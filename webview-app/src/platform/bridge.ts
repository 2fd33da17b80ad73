/** The one bridge to the host. Made when this module is first imported: before any router, as it notes the landing address. */
import { type Bridge, createBridge, type LogEntry, type Signature, type SignRequest } from '@sdhealth/bridge-sdk';
import { getJsapiSignature } from '../api/config.ts';
import { report, request } from '../client/request.ts';
import { channelKnown, channelPayPage, thirdType } from './channel.ts';
import { recording } from './flight-recorder.ts';
import { askInDialog } from './login-request.ts';
import { settings } from './settings.ts';

async function sign({ url, kind }: SignRequest): Promise<Signature> {
  await channelKnown();
  const made = await request(
    getJsapiSignature,
    { query: { url, kind, thirdType: thirdType() } },
    { notice: false, login: false, report: false },
  );
  return { appId: made.appid, timestamp: made.timestamp, nonceStr: made.noncestr, signature: made.signature };
}

/** A bridge failure other than code 3 or 4 is logged (specification, section 8); entries carry names and codes only. */
function log({ level, event, method, code, path, reason }: LogEntry): void {
  if (level !== 'error') return;
  const words = ['bridge', event, method, code, path, reason].filter(Boolean);
  report({ message: words.join(' '), page: location.pathname });
}

const { corpId, agentId } = settings;

export const bridge: Bridge = createBridge({
  fallbacks: {
    login: (_, signal) => askInDialog('login', signal),
    bindMobile: (_, signal) => askInDialog('bind', signal),
  },
  sign,
  log,
  ...recording(),
  payUrl: settings.payUrl,
  // Which mini-program this is, the configuration may say later: it is read at each payment.
  get miniProgramPayPage() {
    return channelPayPage() ?? settings.miniProgramPayPage;
  },
  miniProgramServicePage: settings.miniProgramServicePage,
  origins: settings.allowedOrigins,
  ...(corpId && { wecom: { corpId, ...(agentId && { agentId }) } }),
});
