/**
 * Determines the account that a payment goes through: a mini-program or an official account, by its appid. A mini-program's own appid
 * takes precedence over the channel's. Both come from the configuration, which a payment loads first.
 */
import type { HostInfo } from '@sdhealth/bridge-sdk';
import { channelInfo } from './channel.ts';
import { knownChannel, miniProgramPay } from './configuration.ts';

type Host = Pick<HostInfo, 'app'>;

/** Returns the appid. Undefined if neither the host nor the channel table names one. */
export const payAppid = ({ app }: Host): string | undefined => app?.id ?? channelRow()?.appid;

/** Returns the pay page of the mini-program, if the configuration names one (specification, section 3). */
export const payPage = (host: Host): string | undefined => miniProgramPay(payAppid(host) ?? '')?.payUrl;

/**
 * Returns the pay platform: of the host's mini-program, else of the address, else of the channel's account, else of the channel.
 * Undefined if none is known.
 */
export function payPlatform(host: Host): number | undefined {
  const own = host.app?.id;
  const ofAccount = miniProgramPay(payAppid(host) ?? '')?.payPlatform;
  const fromAddress = Number(channelInfo().payPlatform) || undefined;
  if (own) return ofAccount ?? fromAddress;
  return fromAddress ?? ofAccount ?? channelRow()?.payPlatform;
}

const channelRow = () => knownChannel(channelInfo().channel);
