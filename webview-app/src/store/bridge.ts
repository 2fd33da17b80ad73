/** The one bridge to the host. Made when this module is first imported: before any router, as it notes the landing address. */
import { type Bridge, createBridge, type Signature, type SignRequest } from '@sdhealth/bridge-sdk';
import { request } from '../api/client.ts';
import { getJsapiSignature } from '../api/config.ts';
import { thirdType } from './channel.ts';
import { askInDialog } from './login-request.ts';
import { settings } from './settings.ts';

async function sign({ url, kind }: SignRequest): Promise<Signature> {
  const made = await request(getJsapiSignature, { query: { url, kind, thirdType: thirdType() } }, { quiet: true });
  return { appId: made.appid, timestamp: made.timestamp, nonceStr: made.noncestr, signature: made.signature };
}

const { corpId, agentId } = settings;

export const bridge: Bridge = createBridge({
  fallbacks: {
    login: (_, signal) => askInDialog('login', signal),
    bindMobile: (_, signal) => askInDialog('bind', signal),
  },
  sign,
  payUrl: settings.payUrl,
  miniProgramPayPage: settings.miniProgramPayPage,
  miniProgramServicePage: settings.miniProgramServicePage,
  origins: settings.allowedOrigins,
  ...(corpId && { wecom: { corpId, ...(agentId && { agentId }) } }),
});
