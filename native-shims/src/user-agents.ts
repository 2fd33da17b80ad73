import type { HostName } from '@sdhealth/bridge-sdk';
import { HOSTS } from './hosts/index.ts';
import { appOf } from './native/own-app.ts';
import type { HostSetup } from './options.ts';
import type { PhoneOs } from './phones.ts';

/** A host, and the parts of its setup that appear in its user agent. */
export interface UserAgentRequest
  extends Pick<HostSetup, 'phone' | 'app' | 'version' | 'token' | 'clientVersion' | 'miniProgramAppId'> {
  /** The host's name. */
  host: HostName;
}

/** Returns the phone of a host: its only phone, else the phone in the setup, else Android. */
export function phoneOf({ host, phone }: Pick<UserAgentRequest, 'host' | 'phone'>): PhoneOs {
  const [first, ...others] = Object.keys(HOSTS[host].userAgents) as PhoneOs[];
  return first && others.length === 0 ? first : (phone ?? 'android');
}

/**
 * Returns the client version that a WeChat or WeCom host reports. Empty for other hosts.
 * @internal
 */
export const clientVersionOf = ({ host, clientVersion }: Pick<UserAgentRequest, 'host' | 'clientVersion'>): string =>
  clientVersion ?? HOSTS[host].clientVersion ?? '';

/** Returns the user agent of a host on a phone. A page may depend on its app token and client version. */
export function userAgent(request: UserAgentRequest): string {
  const phone = phoneOf(request);
  const pattern = HOSTS[request.host].userAgents[phone];
  if (!pattern) throw new Error(`no ${request.host} on ${phone}`);
  const token = request.token && phone === 'ios' ? ` (token=${request.token})` : '';
  return pattern
    .replace('{client}', clientVersionOf(request))
    .replace('{miniProgram}', request.miniProgramAppId ?? 'wxd4185d00bf7e08ac')
    .replace('{app}', `${appOf(request).token}/${request.version ?? '2.8.0'}${token}`);
}
