import { clearedOnLogout } from './cleared-on-logout.ts';
import { engineFloor } from './engine-floor.ts';
import { hostNames } from './host-names.ts';
import { layerOrder } from './layer-order.ts';
import { noTimeAsserted } from './no-time-asserted.ts';
import { waitWithEnd } from './wait-with-end.ts';

export const plugin = {
  meta: { name: 'sdhealth' },
  rules: {
    'engine-floor': engineFloor,
    'layer-order': layerOrder,
    'host-names': hostNames,
    'cleared-on-logout': clearedOnLogout,
    'no-time-asserted': noTimeAsserted,
    'wait-with-end': waitWithEnd,
  },
};
