import { type GeneralOrder, getGeneralUseUrl } from '../../../api/general-order.ts';
import { request } from '../../../client/request.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { OpenBar } from '../../../kit/page/open-bar.tsx';
import { StatusTaskBar } from '../../../kit/page/status-actions.tsx';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { changeStatus } from '../flows/general-order.ts';
import { useWords } from '../words/index.ts';

/** Shows the next step of an order as a single main button: receive, start, open, or order again. */
export function NextStep({ order, onDone }: { order: GeneralOrder; onDone: () => void }) {
  const t = useText();
  const words = useWords().vas;
  const { orderNo, productNo, status, voucherCode } = order;
  if (voucherCode !== undefined) return <VoucherNextStep isOpen={status === 'received'} />;
  if (status === 'using')
    return (
      <OpenBar
        label={words.open}
        address={async () => (await request(getGeneralUseUrl, { query: { orderNo } })).useUrl}
        failure={(error) => errorLine(error, t)}
      />
    );
  if (status === 'received')
    return (
      <StatusTaskBar
        task={{
          id: 'begin',
          label: words.begin,
          // A started service can no longer be cancelled.
          ask: { title: words.beginAsk, text: words.beginAskText, confirm: words.begin },
          run: () => changeStatus(order, 'using'),
          onDone,
        }}
      />
    );
  const [query, label] = status === 'placed' ? [{ orderNo }, words.receive] : [{ productNo }, words.again];
  return (
    <BottomBar>
      <LinkButton wide to={href('value-added.service', {}, query)}>
        {label}
      </LinkButton>
    </BottomBar>
  );
}

/** Shows the next step of a voucher: call customer service, which arranges its use. A voucher that has ended links to the card. */
function VoucherNextStep({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  const words = useWords().vas.voucher;
  return (
    <BottomBar>
      {isOpen ? (
        <Button wide onClick={() => void callCustomerService()}>
          {t.common.customerService}
        </Button>
      ) : (
        <LinkButton wide tone="secondary" to={href('rights.user-rights-paid')}>
          {words.toCard}
        </LinkButton>
      )}
    </BottomBar>
  );
}
