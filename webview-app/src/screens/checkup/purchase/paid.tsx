import type { OrderState } from '../../../api/mall.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { forgetRequestedDoctor, requestedDoctor } from '../../../flows/requested-doctor.ts';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { validityOfOrder, validityPairs } from '../../../kit/page/validity.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { type AreaWords, useWords } from '../words/index.ts';

/** Shows the result of an order that the server confirms as paid, as free, or as refunded. */
export function PaidResult({ order, exam }: { order: OrderState; exam: ExamFlow }) {
  const words = useWords();
  const { productNo, orderNo } = order;
  const state = exam.pages.state(productNo, orderNo);
  const canBook = order.nextStep === 'book';
  const isRefunded = order.status === 'refunded';
  return (
    <ResultFrame
      scene={isRefunded ? 'calendar' : 'success'}
      title={paidTitle(order, words)}
      amount={isFree(order) ? undefined : <Price fen={order.amountFen} size="large" settled />}
      text={
        isRefunded
          ? words.state.texts.refunded
          : canBook
            ? isFree(order)
              ? words.success.freeText
              : words.success.text
            : undefined
      }
      secondary={
        <LinkButton tone="secondary" to={state}>
          {words.sale.viewOrder}
        </LinkButton>
      }
      primary={
        canBook ? (
          <LinkButton to={exam.pages.book(productNo, orderNo)}>{words.sale.bookNow}</LinkButton>
        ) : isRefunded ? (
          <LinkButton to={href('checkup.pay-refunded', { productNo, orderNo })}>{words.state.refundDetails}</LinkButton>
        ) : undefined
      }
    >
      {isRefunded ? null : <BackToDoctor {...order} />}
      {canBook ? <WhatComesNext /> : null}
      <Card>
        <KeyValues
          pairs={[
            [words.order.package, order.productName],
            ...validityPairs(validityOfOrder(order)),
            // The amount is not repeated, because it is above in large type.
            [words.order.orderNo, order.orderNo],
            [words.order.paidAt, !isFree(order) && order.paidAt ? momentText(order.paidAt) : undefined],
          ]}
        />
      </Card>
    </ResultFrame>
  );
}

/** Links back to the doctor whom the person wanted to ask before buying. That page shows if the order pays. */
function BackToDoctor({ productNo, orderNo }: OrderState) {
  const words = useWords().success;
  const doctorId = requestedDoctor();
  if (!doctorId) return null;
  const to = href(
    'consultation.graphic-doctor',
    { baseProductNo: productNo, encryptDoctorId: doctorId, bizOrderNo: 'none' },
    { kind: 'special', orderNo },
  );
  return (
    <Callout
      title={words.doctor}
      action={
        <LinkButton small to={to} onClick={forgetRequestedDoctor}>
          {words.toDoctor}
        </LinkButton>
      }
    >
      {words.doctorText}
    </Callout>
  );
}

/** Lists the steps from the purchase to the report. Preparations and times differ by product, so its page has them. */
function WhatComesNext() {
  const { success } = useWords();
  const { steps } = useKitWords().examStatus;
  return (
    <Section title={success.next}>
      <Card>
        <Timeline
          label={success.next}
          items={[
            { title: steps.book, state: 'now', text: success.bookingSteps },
            { title: steps.checkup, state: 'later' },
            { title: steps.report, state: 'later' },
          ]}
        />
      </Card>
    </Section>
  );
}

const isFree = ({ amountFen }: OrderState): boolean => amountFen === 0;

/** Returns the page's heading. */
function paidTitle(order: OrderState, { state, success }: AreaWords): string {
  if (order.status === 'refunded') return state.titles.refunded;
  return isFree(order) ? success.freeTitle : success.title;
}
