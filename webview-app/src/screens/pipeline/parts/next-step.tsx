import type { PipelineUse } from '../../../api/service-pipeline.ts';
import { OpenBar } from '../../../kit/page/open-bar.tsx';
import { CallBar } from '../../../kit/page/service-page.tsx';
import { StatusTaskBar } from '../../../kit/page/status-actions.tsx';
import { useWords } from '../words/index.ts';
import { activationOf } from './activation-of.ts';

interface NextStepProps {
  use: PipelineUse;
  onDone: () => void;
}

/** Shows the next step with a service as the main button: activate it, use it, or call the partner. */
export function NextStep({ use, onDone }: NextStepProps) {
  const words = useWords();
  const { service, orderNo, canActivate, canUse, useUrl, phone } = use;
  const { serviceNo, productType } = service;
  if (canActivate) return <StatusTaskBar task={activationOf({ serviceNo, orderNo, productType }, words, onDone)} />;
  if (canUse && useUrl) return <OpenBar label={words.use} address={() => useUrl} failure={() => words.notOpened} />;
  return <CallBar phone={phone} />;
}
