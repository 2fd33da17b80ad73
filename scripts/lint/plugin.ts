/** The project's own rules for oxlint; `.oxlintrc.json` says for which files. */
import { hostNames } from './host-names.ts';
import { keptByAPerson } from './kept-by-a-person.ts';
import { layerOrder } from './layer-order.ts';

export const plugin = {
  meta: { name: 'sdhealth' },
  rules: { 'layer-order': layerOrder, 'host-names': hostNames, 'kept-by-a-person': keptByAPerson },
};
