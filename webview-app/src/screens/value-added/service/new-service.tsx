import { useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { getGeneralSelfInfo } from '../../../api/general-order.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { PersonChoice } from '../../../features/exam/person-choice.tsx';
import { usePage } from '../../../kit/answers/use-page.ts';
import { AgreementRow } from '../../../kit/form/agreement-row.tsx';
import { TextField } from '../../../kit/form/text-fields.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { FormFrame, FormOf } from '../../../kit/page/form-of.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { useFieldWords } from '../../../messages/field-words.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { nameToChoose } from '../../../rules/shown-name.ts';
import { Name } from '../../../ui/name.tsx';
import { placeOrder } from '../flows/general-order.ts';
import { useWords } from '../words/index.ts';
import { NoService } from './no-service.tsx';
import { OrderQuestion } from './order-question.tsx';
import { OrderedService } from './ordered-service.tsx';
import { type PersonValues, personFields, personOf, personSummary } from './person.ts';
import { ServiceFacts, ToPay } from './service-facts.tsx';

/** Orders a service for a known or a new person. A person with an open order of the service sees that order instead. */
export function NewService({ productNo }: { productNo: string }) {
  const page = usePage(getGeneralSelfInfo, { query: { productNo } }, { none: NOT_FOUND });
  return (
    <FormOf title={useWords().vas.title} page={page} none={<NoService />}>
      {(self) =>
        self.orderNo ? <OrderedService orderNo={self.orderNo} /> : <OrderForm productNo={productNo} self={self} />
      }
    </FormOf>
  );
}

function OrderForm({ productNo, self }: { productNo: string; self: DataOf<typeof getGeneralSelfInfo> }) {
  const fields = useFieldWords();
  const words = useWords().vas;
  const kit = useKitWords();
  const [isConfirming, setConfirming] = useState(false);
  const { person, product } = self;
  const persons = person ? [person] : [];
  const form = useForm<PersonValues>({
    draft: `vas.${productNo}`,
    fields: personFields(fields, persons),
    async submit(values, idempotencyKey) {
      const orderNo = await placeOrder({ productNo, ...personOf(values, persons) }, idempotencyKey);
      navigate(href('value-added.service', {}, { orderNo }), { replace: true });
    },
  });
  const personOptions = persons.map((candidate) => ({
    value: candidate.personId,
    label: nameToChoose(candidate.insuredName, true),
    text: <PersonNumbers person={candidate} />,
  }));
  return (
    <FormFrame
      form={{
        ...form,
        // The open dialog shows the error itself.
        error: isConfirming ? undefined : form.error,
        submit: (event) => {
          event?.preventDefault();
          setConfirming(form.check());
        },
      }}
      title={product?.name ?? words.title}
      lead={product?.desc}
      summary={product ? <ToPay service={product} /> : undefined}
      submit={words.order}
    >
      {product ? <ServiceFacts service={product} /> : null}
      <PersonChoice form={form} label={words.person} persons={personOptions} idCardHint={words.idCardHint}>
        <TextField form="phone" label={kit.exam.phone} hint={words.mobileHint} required {...form.field('mobile')} />
        <AgreementRow productNo={productNo} {...form.field('agreed')} />
      </PersonChoice>
      {product ? <Points title={kit.service.notes} items={product.notes} /> : null}
      {isConfirming ? (
        <OrderQuestion
          product={product}
          person={personSummary(form.values, persons)}
          busy={form.busy}
          error={form.error}
          onConfirm={form.submit}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </FormFrame>
  );
}

const PersonNumbers = ({
  person: { insuredIdCard, mobile },
}: {
  person: { insuredIdCard: string; mobile: string };
}) => (
  <Name>
    {insuredIdCard}
    <br />
    {mobile}
  </Name>
);
