import { type ReactNode, useEffect, useState } from 'react';
import type { ExamBookingInfo, ExamPerson } from '../../api/exam.ts';
import { ALREADY_BOOKED, CANNOT_BOOK, DAY_FULL, NOT_FOUND, STATE_CHANGED } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { bookOnce } from '../../flows/exam-lost-answer.ts';
import { useConfirmation } from '../../kit/elder/deed.tsx';
import { useDeedWords } from '../../kit/elder/deed-words.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { usePageSteps } from '../../kit/page/use-page-steps.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { languageTag } from '../../messages/index.ts';
import { moneyText } from '../../messages/money.ts';
import { loadConfig } from '../../platform/configuration.ts';
import { nameToChoose } from '../../rules/shown-name.ts';
import { CHOICE_DAYS } from '../../store/sections.ts';
import { Text } from '../../ui/layout.tsx';
import { dayInWords } from '../../ui/month.ts';
import { toast } from '../../ui/toast-store.ts';
import { allSteps, type BookingChoice, type BookingStep, firstOpenStep, withCity } from './booking.ts';
import { BookingNotes } from './booking-notes.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { dropChoice, firstChoice, keepChoice, keptChoice, keptStep } from './kept-choice.ts';
import { PersonFields } from './person-fields.tsx';
import { isNewPerson, personFields, personOf } from './person-form.ts';
import { useBookingSource } from './use-exam.ts';
import { useFreshChoice } from './use-fresh-choice.ts';
import { usePhoneProof } from './use-phone-proof.ts';

export interface NewBookingProps {
  flow: ExamFlow;
  info: ExamBookingInfo;
  known: readonly ExamPerson[];
  /** The city if it is not a step of its own: a `CityPill`. */
  city?: ((choice: BookingChoice) => ReactNode) | undefined;
  /** The text about who pays, if that is not the person. */
  payer?: string | undefined;
  /** The notes of this kind of checkup, below the first question: `Details`. */
  about?: ReactNode;
  steps?: readonly BookingStep[] | undefined;
  /** Called when `info` is stale. */
  onOutdated: () => void;
  /** A further question in the last step. */
  extra?: ((choice: BookingChoice, onChoice: (choice: BookingChoice) => void) => ReactNode) | undefined;
  /** Returns the amount in fen to pay at the institution on the day. Default 0: all is paid. */
  costOnTheDay?: ((choice: BookingChoice) => number) | undefined;
}

/** The refusals after which the page reloads, so that it shows the reason. */
const OUTDATED = [CANNOT_BOOK, NOT_FOUND, STATE_CHANGED];

/** Shows the steps to a first date: city, institution, date, person. */
export function NewBooking(props: NewBookingProps) {
  const { flow, info, known, city, payer, about, steps = allSteps, extra, costOnTheDay, onOutdated } = props;
  const fields = useFieldWords();
  const kit = useKitWords();
  const { productNo } = info;
  // Loads the terms for the agreement in the last step.
  useEffect(() => void loadConfig(), []);
  const [choice, setChoice] = useState(() => firstChoice(flow, info));
  const open = steps[firstOpenStep(steps, choice)] ?? 'person';
  const { step, go, leave } = usePageSteps(steps, keptStep(flow, productNo, steps, choice), open);
  const change = (next: BookingChoice) => {
    setChoice(next);
    keepChoice(flow, productNo, next, step);
  };
  // A city that is only proposed is not stored as a choice.
  useEffect(() => {
    if (step !== 'city' || keptChoice(flow, productNo).cityId) keepChoice(flow, productNo, choice, step);
  }, [flow, productNo, choice, step]);
  const source = useBookingSource(flow, productNo, info.orderNo);
  useFreshChoice(source, choice, setChoice, () => toast(kit.booking.institutionGone, 'warning'));
  // Without a chosen city the nearest city is proposed instead of the service's default.
  const cities = async (signal: AbortSignal) => {
    const list = await source.cities(signal);
    const near = list.find(({ nearest }) => nearest);
    if (near && !keptChoice(flow, productNo).cityId) setChoice((previous) => withCity(previous, near));
    return list;
  };
  const proof = usePhoneProof(info.needsPhoneCode);
  const form = useForm({
    draft: `booking.${flow.name}.${productNo}`,
    draftDays: CHOICE_DAYS,
    fields: personFields(fields, info, known),
    context: choice,
    submit: async (values, idempotencyKey) => {
      try {
        const { cityId, institutionId: appointmentUnitId, date: appointmentDate, addOnItems = [] } = choice;
        const booking = {
          ...{ productNo, cityId, appointmentUnitId, appointmentDate },
          ...(addOnItems.length > 0 && { addOnItems: [...addOnItems] }),
          ...personOf(values, known),
        };
        const book = (proved: { verifyToken?: string }) =>
          bookOnce(flow, { ...booking, ...proved }, info.orderNo, idempotencyKey);
        // A known person's number is proved already.
        const orderNo = await (isNewPerson(values, known) ? proof.during(values, book) : book({}));
        dropChoice(flow, productNo);
        toast(kit.exam.booked, 'success');
        leave(flow.pages.state(productNo, orderNo));
      } catch (error) {
        refused(error);
        throw error;
      }
    },
  });
  /** Handles refusals that need another step or page. Other failures are shown on the form. */
  const refused = (error: unknown) => {
    if (!isApiError(error)) return;
    if (error.code === DAY_FULL) {
      // The person chooses another day. The rest of the choice stays.
      toast(error.serverMessage ?? kit.booking.missing.date, 'warning');
      go('date');
    } else if (error.code === ALREADY_BOOKED) {
      dropChoice(flow, productNo);
      toast(error.serverMessage ?? kit.exam.alreadyBooked);
      leave(flow.pages.state(productNo, info.orderNo));
    } else if (OUTDATED.some((code) => code === error.code)) onOutdated();
  };
  const deedWords = useDeedWords();
  const who = known.find(({ personId }) => personId === form.values.personId);
  const onTheDay = costOnTheDay?.(choice) ?? 0;
  const deed = useConfirmation(form, {
    ...deedWords.book,
    facts: [
      [deedWords.who, who ? nameToChoose(who.name, who.isSelf) : form.values.name, 'name'],
      [deedWords.when, choice.date && dayInWords(choice.date, languageTag())],
      [deedWords.where, choice.institutionName],
      [
        deedWords.cost,
        info.card
          ? kit.exam.byCard(info.card.name)
          : onTheDay > 0
            ? deedWords.onTheDay(moneyText(onTheDay))
            : deedWords.paid,
      ],
    ],
  });
  return (
    <BookingScreen
      source={{ ...source, cities }}
      choice={choice}
      onChoice={change}
      steps={steps}
      step={step}
      onStep={go}
      person={
        <PersonFields
          form={form}
          known={known}
          asksMarital={info.needsMaritalStatus}
          productNo={productNo}
          proof={proof}
        />
      }
      afterPerson={
        <>
          {extra?.(choice, change)}
          {deed.dialog}
        </>
      }
      finishNote={info.card && kit.exam.byCard(info.card.name)}
      // A full day is reported by the toast, in the step for another day.
      finish={{ ...form, submit: deed.submit, error: isApiError(form.error, DAY_FULL) ? undefined : form.error }}
      product={
        <>
          {info.productName}
          {payer ? (
            <Text as="span" block size="s" tone="brand">
              {payer}
            </Text>
          ) : null}
        </>
      }
      city={city?.(choice)}
      notes={<BookingNotes notes={info.notes}>{about}</BookingNotes>}
    />
  );
}
