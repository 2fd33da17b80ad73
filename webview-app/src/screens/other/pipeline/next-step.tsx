import { useState } from 'react';
import type { PipelineUse } from '../../../api/service-pipeline.ts';
import { activateService } from '../../../flows/pipeline.ts';
import { FormFailure } from '../../../kit/form-of.tsx';
import { openLink } from '../../../kit/open-link.ts';
import { CallBar } from '../../../kit/service-page.tsx';
import { StatusTaskDialog } from '../../../kit/status-actions.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWords } from './words/index.ts';

interface NextStepProps {
  use: PipelineUse;
  onDone: () => void;
}

/** The one next step with a service: activate it, use it, or call the partner. */
export function NextStep({ use, onDone }: NextStepProps) {
  const { canActivate, canUse, useUrl, phone } = use;
  if (canActivate) return <Activate use={use} onDone={onDone} />;
  if (canUse && useUrl) return <OpenService useUrl={useUrl} />;
  return <CallBar phone={phone} />;
}

/** Activating begins the time in which the service is good, so it asks first. */
function Activate({ use: { service, orderNo }, onDone }: NextStepProps) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const { serviceNo, productType } = service;
  return (
    <BottomBar>
      <Button wide onClick={() => setAsking(true)}>
        {words.activate}
      </Button>
      {asking ? (
        <StatusTaskDialog
          task={{
            id: 'activate',
            label: words.activate,
            ask: { title: words.activateAsk, text: words.activateAskText, confirm: words.activate },
            run: (key) => activateService({ serviceNo, orderNo, productType }, key),
            done: words.activated,
            onDone,
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </BottomBar>
  );
}

function OpenService({ useUrl }: { useUrl: string }) {
  const words = useWords();
  const open = useAction(() => openLink(useUrl));
  return (
    <BottomBar note={open.error ? <FormFailure words={words.notOpened} /> : undefined}>
      <Button wide busy={open.busy} onClick={() => void open.start()}>
        {words.use}
      </Button>
    </BottomBar>
  );
}
