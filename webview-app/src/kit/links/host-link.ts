import type { HostMethod } from '@sdhealth/bridge-sdk';
import { bridge } from '../../platform/bridge.ts';

/** Returns the props of a link that calls a method of the host, with the link's address as fallback. */
export function hostLink<Params>(method: HostMethod<string, Params, unknown>, params: Params, address: string) {
  return {
    href: address,
    onClick: (event: { preventDefault: () => void }) => {
      if (!bridge.supports(method).ok) return;
      event.preventDefault();
      void bridge.call(method, params).catch(() => location.assign(address));
    },
  };
}
