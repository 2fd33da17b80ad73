/** Facts about the hosts that the lab needs. */
import type { HostVariant } from '../../src/environment.ts';
import { PHONES, type PhoneName } from '../phones.ts';
import type { Setting } from './setting.ts';

/** The variant of a host that is in use. */
export const variantOf = (host: PhoneName, { variants: chosen }: Readonly<Setting>): HostVariant => {
  const { variants } = PHONES[host];
  return variants[chosen[host] ?? 0] ?? variants[0];
};

/** Tells an own app, which has a version of its own, from the other hosts. */
export const hasAppVersion = (host: PhoneName): boolean =>
  Object.values(PHONES[host].userAgents).some((agent) => agent.includes('{app}'));
