import { useState } from 'react';
import { forgetAnswers } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { clearCopies } from '../../../platform/storage-inventory.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from './words/index.ts';

/** Clears the caches after a confirmation that lists what is removed and what stays. */
export function ClearCaches({ onCleared }: { onCleared: () => void }) {
  const { stored: words } = useWords();
  const [isConfirming, setConfirming] = useState(false);
  const clear = useAction(async () => {
    await clearCopies();
    forgetAnswers();
  });
  const confirm = async () => {
    if (!(await clear.start())) return;
    setConfirming(false);
    toast(words.cleared, 'success');
    onCleared();
  };
  return (
    <>
      <Button small tone="secondary" onClick={() => setConfirming(true)}>
        {words.clear}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        danger
        title={words.question}
        text={
          <>
            <p>{words.removedData}</p>
            <p>{words.remainingData}</p>
          </>
        }
        confirm={words.clear}
        busy={clear.busy}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
