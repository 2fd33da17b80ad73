import { CircleCheck, CircleX } from 'lucide-react';
import type { GeneralOrder } from '../../../api/general-order.ts';
import { moveOn } from '../../../flows/general-order.ts';
import type { StatusAction } from '../../../kit/status-actions.tsx';
import type { StatusView } from '../../../kit/status-of.tsx';
import { stepsOf } from '../../../kit/steps-of.ts';
import { ValidityTag, validityNow, validityPairs } from '../../../kit/validity.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { personPairs } from '../vas/order-pairs.ts';
import type { AreaWords } from '../words/index.ts';
import { HealthOrder } from './health-order.tsx';
import { NextStep } from './next-step.tsx';
import type { Health } from './use-orders.ts';

type Words = AreaWords['vas'];

/** An order of a value-added service as a status page. */
export function orderView(
  order: GeneralOrder,
  health: Health | undefined,
  words: Words,
  reload: () => void,
): StatusView {
  const { status } = order;
  // What was used or called off ends on no day.
  const validity = status === 'used' || status === 'cancelled' ? undefined : validityNow(order.validTo);
  return {
    title: words.statuses[status],
    text: words.statusTexts[status],
    tag: (
      <Tags>
        <Tag>{order.productName}</Tag>
        {status === 'expired' ? null : <ValidityTag validity={validity} />}
      </Tags>
    ),
    timeline: stepsOf(order.steps),
    facts: [
      [words.service, order.productName],
      [words.givenBy, order.companyName],
      ...personPairs(order, words),
      [words.createdAt, momentText(order.createdAt)],
      [words.receivedAt, order.receivedAt && momentText(order.receivedAt)],
      ...validityPairs(validity),
      [words.orderNo, order.orderNo],
    ],
    after: health && health.vas.length > 0 ? <HealthOrder health={health} /> : null,
    actions: actionsOf(order, words, reload),
    bottom: <NextStep order={order} onDone={reload} />,
  };
}

function actionsOf({ orderNo, status, canCancel }: GeneralOrder, words: Words, reload: () => void): StatusAction[] {
  const finish: StatusAction = {
    id: 'finish',
    icon: <CircleCheck />,
    label: words.finish,
    text: words.finishText,
    ask: { title: words.finishAsk, text: words.finishAskText, confirm: words.finish },
    run: () => moveOn(orderNo, 'used'),
    done: words.finished,
    onDone: reload,
  };
  const cancel: StatusAction = {
    id: 'cancel',
    icon: <CircleX />,
    label: words.cancel,
    text: words.cancelText,
    ask: { title: words.cancelAsk, text: words.cancelAskText, confirm: words.cancel, cancel: words.keep },
    danger: true,
    run: () => moveOn(orderNo, 'cancelled'),
    done: words.cancelled,
    onDone: reload,
  };
  return [...(status === 'using' ? [finish] : []), ...(canCancel ? [cancel] : [])];
}
