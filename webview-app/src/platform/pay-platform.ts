/**
 * Determines the account that a payment goes through: a mini-program or an official account, by its appid. A mini-program's own appid
 * takes precedence over the channel's. Both come from the configuration, which a payment loads first.
 */
import type { HostInfo } from '@sdhealth/bridge-sdk';
import { channelInfo } from './channel.ts';
import { knownChannel, miniProgramPay } from './configuration.ts';

type Host = Pick<HostInfo, 'app'>;

/** Returns the appid. Undefined if neither the host nor the channel table has one. */
export const payAppid = ({ app }: Host): string | undefined => app?.id ?? currentChannel()?.appid;

/** Returns the pay page of the mini-program, if the configuration has one (specification, section 3). */
export const payPage = (host: Host): string | undefined => miniProgramPay(payAppid(host) ?? '')?.payUrl;

/**
 * Returns the pay platform: of the host's mini-program, otherwise of the address, the channel's account, or the channel.
 * Undefined if all are unknown.
 */
export function payPlatform(host: Host): number | undefined {
  const miniProgramId = host.app?.id;
  const accountPlatform = miniProgramPay(payAppid(host) ?? '')?.payPlatform;
  const fromAddress = Number(channelInfo().payPlatform) || undefined;
  if (miniProgramId) return accountPlatform ?? fromAddress;
  return fromAddress ?? accountPlatform ?? currentChannel()?.payPlatform;
}

const currentChannel = () => knownChannel(channelInfo().channel);
