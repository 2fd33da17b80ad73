import { useState } from 'react';
import { activateRecoveredExam } from '../../../api/my-lists.ts';
import { request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { useText } from '../../../messages/index.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useWords } from './words/index.ts';

/** Turns a received checkup into an order after a confirmation, then opens its booking. A repeated request returns the same order. */
export function Activate({ examNo }: { examNo: string }) {
  const t = useText();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const activation = useAction(async () => {
    const { productNo, orderNo, link = '' } = await request(activateRecoveredExam, { body: { examNo } });
    navigate(addressOfService(link) ?? href('checkup.book', { productNo, ...(orderNo && { orderNo }) }));
  });
  const close = () => {
    activation.clear();
    setOpen(false);
  };
  return (
    <>
      <Button small tone="secondary" onClick={() => setOpen(true)}>
        {words.activate}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          open
          title={words.activateTitle}
          text={words.activateText}
          confirm={words.activate}
          cancel={words.later}
          busy={activation.busy}
          error={activation.error ? errorLine(activation.error, t) : undefined}
          onConfirm={() => void activation.start()}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
