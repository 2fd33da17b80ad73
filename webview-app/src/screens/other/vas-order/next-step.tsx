import { useState } from 'react';
import { type GeneralOrder, getGeneralUseUrl } from '../../../api/general-order.ts';
import { request } from '../../../client/request.ts';
import { moveOn } from '../../../flows/general-order.ts';
import { errorLine } from '../../../kit/error-words.ts';
import { FormFailure } from '../../../kit/form-of.tsx';
import { linkTo } from '../../../kit/link-to.ts';
import { openLink } from '../../../kit/open-link.ts';
import { StatusTaskDialog } from '../../../kit/status-actions.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** The one next step of an order: receive it, begin it, open it, or order it again. */
export function NextStep({ order, onDone }: { order: GeneralOrder; onDone: () => void }) {
  const words = useWords().vas;
  const { orderNo, productNo, status } = order;
  if (status === 'using') return <OpenService orderNo={orderNo} />;
  if (status === 'received') return <Begin orderNo={orderNo} onDone={onDone} />;
  const [query, label] = status === 'placed' ? [{ orderNo }, words.receive] : [{ productNo }, words.again];
  return (
    <BottomBar>
      <LinkButton wide {...linkTo(href('other.value-added-service', {}, query))}>
        {label}
      </LinkButton>
    </BottomBar>
  );
}

/** A begun service can no longer be called off, so it asks first. */
function Begin({ orderNo, onDone }: { orderNo: string; onDone: () => void }) {
  const words = useWords().vas;
  const [asking, setAsking] = useState(false);
  return (
    <BottomBar>
      <Button wide onClick={() => setAsking(true)}>
        {words.begin}
      </Button>
      {asking ? (
        <StatusTaskDialog
          task={{
            id: 'begin',
            label: words.begin,
            ask: { title: words.beginAsk, text: words.beginAskText, confirm: words.begin },
            run: () => moveOn(orderNo, 'using'),
            onDone,
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </BottomBar>
  );
}

/** The address of the service is good for a short time, so it is asked for with the tap. */
function OpenService({ orderNo }: { orderNo: string }) {
  const t = useText();
  const words = useWords().vas;
  const open = useAction(async () => openLink((await request(getGeneralUseUrl, { query: { orderNo } })).useUrl));
  return (
    <BottomBar note={open.error ? <FormFailure words={errorLine(open.error, t)} /> : undefined}>
      <Button wide busy={open.busy} onClick={() => void open.start()}>
        {words.open}
      </Button>
    </BottomBar>
  );
}
