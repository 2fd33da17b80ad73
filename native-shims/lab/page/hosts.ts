/** Returns facts about the hosts that the lab needs. */
import type { HostVariant } from '../../src/environment.ts';
import { PHONES, type PhoneName } from '../phones.ts';
import type { Setting } from './setting.ts';

/** Returns the chosen variant of a host. */
export const variantOf = (host: PhoneName, { variants: chosen }: Readonly<Setting>): HostVariant => {
  const { variants } = PHONES[host];
  return variants[chosen[host] ?? 0] ?? variants[0];
};

/** Tells if a host is an own app, which has an app version. */
export const hasAppVersion = (host: PhoneName): boolean =>
  Object.values(PHONES[host].userAgents).some((agent) => agent.includes('{app}'));
