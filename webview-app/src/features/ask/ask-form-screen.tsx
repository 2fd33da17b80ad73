import { useEffect } from 'react';
import type { Allowance } from '../../api/consultation.ts';
import { DOCTOR_AWAY, NO_QUESTION_LEFT, NOT_FOUND } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { Answerer, AskFlow, AskTo } from '../../flows/ask-flow.ts';
import { askOnce } from '../../flows/ask-once.ts';
import { useUploadQueue } from '../../kit/action/use-upload-queue.ts';
import { type Confirmation, useConfirmation } from '../../kit/elder/confirmation.tsx';
import { useConfirmationWords } from '../../kit/elder/confirmation-words.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { FormFrame } from '../../kit/page/form-of.tsx';
import { useFieldWords } from '../../messages/field-words.ts';
import { moneyText } from '../../messages/money.ts';
import { nameToChoose } from '../../rules/shown-name.ts';
import { HEALTH_DAYS } from '../../store/sections.ts';
import { Callout } from '../../ui/callout.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AnswererCard } from './answerer-card.tsx';
import { type AskData, type AskValues, askFields, firstPictures, questionOf } from './ask-form.ts';
import { AwayCallout, Notes, openChat } from './callouts.tsx';
import { draftOf } from './draft-name.ts';
import { FactsPart } from './facts-part.tsx';
import { PersonPart } from './person-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { QuestionPart } from './question-part.tsx';
import { useLeave } from './use-leave.ts';
import { useAskWords } from './words/index.ts';

export interface AskFormScreenProps {
  flow: AskFlow;
  productNo: string;
  orderNo: string;
  to: AskTo;
  isFollowUp: boolean;
  askData: AskData & {
    readonly last?: Parameters<typeof askOnce>[3];
    readonly left: number;
    readonly card?: Allowance['card'];
  };
  answerer: Answerer | undefined;
  /** Returns the page that replaces the form after sending. */
  nextPage: (bizOrderNo: string) => string;
  /** Called when the page's data on the order is stale. */
  onOutdated: () => void;
}

/** Shows the form for a question to a doctor. */
export function AskFormScreen(props: AskFormScreenProps) {
  const { flow, productNo, orderNo, to, isFollowUp, askData, answerer, nextPage, onOutdated } = props;
  const fields = useFieldWords();
  const words = useAskWords();
  const leave = useLeave();
  const draft = draftOf(flow, orderNo, isFollowUp);
  const pictures = useUploadQueue(flow.name, () => ({ sent: firstPictures(draft, askData.initialQuestion) }));
  const form = useForm({
    draft,
    draftDays: HEALTH_DAYS,
    fields: askFields(fields, words, askData, pictures.pictures),
    context: to,
    submit: async (values, idempotencyKey) => {
      try {
        const question = questionOf(orderNo, values, askData);
        const bizOrderNo = await askOnce(flow, question, to, askData.last, idempotencyKey);
        toast(words.sent, 'success');
        leave(nextPage(bizOrderNo));
      } catch (error) {
        if (isApiError(error, NO_QUESTION_LEFT) || isApiError(error, NOT_FOUND)) onOutdated();
        throw error;
      }
    },
  });
  const pictureUrls = pictures.pictures.flatMap(({ url }) => (url ? [url] : []));
  const { set } = form;
  const isInSync = JSON.stringify(pictureUrls) === JSON.stringify(form.values.pictures);
  useEffect(() => {
    if (!isInSync) set({ pictures: pictureUrls });
  });
  const chat = openChat(askData.last);
  const isAway = answerer?.doctor?.online === false || isApiError(form.error, DOCTOR_AWAY);
  const confirmation = useConfirmation(form, useAskConfirmation(props, form.values));
  return (
    <FormFrame
      form={{
        ...form,
        submit: (event) => {
          event?.preventDefault();
          confirmation.submit();
        },
      }}
      title={isFollowUp ? words.again : words.title}
      submit={words.send}
      note={askData.card && words.byCard(askData.card.name)}
    >
      <AnswererCard
        answerer={answerer}
        remainingText={(askData.card ? words.leftOnCard : words.left)(askData.left)}
        last={askData.last}
      />
      {askData.card?.hint ? <Callout>{askData.card.hint}</Callout> : null}
      {isAway && answerer ? (
        <AwayCallout flow={flow} productNo={productNo} orderNo={orderNo} answerer={answerer} />
      ) : null}
      <QuestionPart
        form={form}
        choices={askData.choices}
        prefilled={
          isFollowUp && askData.initialQuestion && askData.last
            ? { ...askData.initialQuestion, at: askData.last.createdAt }
            : undefined
        }
      />
      <PersonPart form={form} persons={askData.persons} productNo={productNo} />
      <PicturePart pictures={pictures} max={askData.choices.maxPictures} {...form.field('pictures')} />
      <FactsPart form={form} choices={askData.choices} />
      <Notes notes={chat ? [words.goesOnText, ...askData.choices.notes] : askData.choices.notes} />
      {confirmation.dialog}
    </FormFrame>
  );
}

/** Returns the confirmation that is shown before a question is sent. */
function useAskConfirmation(
  { askData, answerer }: AskFormScreenProps,
  { personId, name, description }: AskValues,
): Confirmation {
  const { ask: words, cost } = useConfirmationWords();
  const { persons, left, card } = askData;
  const person = persons.find((person) => person.personId === personId);
  return {
    title: words.title,
    confirm: words.confirm,
    facts: [
      [words.about, person ? nameToChoose(person.name, person.relation === 'self') : name, 'name'],
      [words.doctor, answerer?.doctor?.doctorName ?? words.anyDoctor(answerer?.departmentName ?? '')],
      [words.question, description],
      [
        cost,
        answerer?.covered === false ? moneyText(answerer.priceFen) : card ? words.card(card.name) : words.use(left),
      ],
    ],
  };
}
