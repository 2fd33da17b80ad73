/** Opens the host's adapter within the time for it. */
import { hosts } from '../hosts/index.ts';
import type { HostInfo } from './host-info.ts';
import type { Link, LinkContext } from './link.ts';

/** Undefined when it cannot be had in time, or fails to load. */
export function openHost(context: LinkContext): Promise<Link | undefined> {
  const { clock, limits, host } = context;
  const row = hosts.find(({ name }) => name === host.name);
  return new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve(undefined), limits.connectMs);
    const settle = (link?: Link) => {
      clock.clearTimeout(timer);
      resolve(link);
    };
    row
      ?.load()
      .then(({ open }) => open(context))
      .then(settle, () => settle());
  });
}

export const isNative = ({ name }: HostInfo): boolean => name === 'android-app' || name === 'ios-app';

/** An app's user agent without its bridge is a browser. */
export const asBrowser = ({ phone }: HostInfo): HostInfo => ({ name: 'browser', platform: 2, phone });
