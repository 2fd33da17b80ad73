import type { HostMethod } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';

/** Returns the props of a link that calls the host's method where there is one. The link's own address is opened where there is none, or where the call fails. */
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
