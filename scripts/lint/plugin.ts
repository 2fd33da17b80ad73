/** The project's own rules for oxlint; `.oxlintrc.json` says for which files. */
import { hostNames } from './host-names.ts';
import { keptByAPerson } from './kept-by-a-person.ts';
import { layerOrder } from './layer-order.ts';
import { noTimeAsserted } from './no-time-asserted.ts';

export const plugin = {
  meta: { name: 'sdhealth' },
  rules: {
    'layer-order': layerOrder,
    'host-names': hostNames,
    'kept-by-a-person': keptByAPerson,
    'no-time-asserted': noTimeAsserted,
  },
};
