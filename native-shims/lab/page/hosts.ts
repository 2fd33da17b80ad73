/** Facts about the hosts that the lab needs. */
import type { HostName } from '@sdhealth/bridge-sdk';
import type { HostVariant } from '../../src/environment.ts';
import { HOSTS } from '../../src/hosts/index.ts';
import type { Setting } from './setting.ts';

/** The variant of a host that is in use. */
export const variantOf = (host: HostName, { variants: chosen }: Readonly<Setting>): HostVariant => {
  const { variants } = HOSTS[host];
  return variants[chosen[host] ?? 0] ?? variants[0];
};

/** Tells an own app, which has a version of its own, from the other hosts. */
export const hasAppVersion = (host: HostName): boolean =>
  Object.values(HOSTS[host].userAgents).some((agent) => agent.includes('{app}'));
