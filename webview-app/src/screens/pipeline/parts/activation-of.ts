import type { StatusTask } from '../../../kit/page/status-actions.tsx';
import type { PipelineWords } from '../words/index.ts';
import { activateService, type ServiceKey } from './activate-service.ts';

/** Returns the task that activates a service. It asks for confirmation, because the service's validity then begins. */
export const activationOf = (
  { serviceNo, orderNo, productType }: ServiceKey,
  words: PipelineWords,
  onDone: () => void,
): StatusTask => ({
  id: 'activate',
  label: words.activate,
  ask: { title: words.activateAsk, text: words.activateAskText, confirm: words.activate },
  run: (key) => activateService({ serviceNo, orderNo, productType }, key),
  done: words.activated,
  onDone,
});
