import { type ReactNode, useEffect, useState } from 'react';
import type { ExamBookingInfo, ExamPerson } from '../../api/exam.ts';
import { ALREADY_BOOKED, CANNOT_BOOK, DAY_FULL, NOT_FOUND, STATE_CHANGED } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { bookOnce } from '../../flows/exam-lost-answer.ts';
import { useConfirmation } from '../../kit/elder/confirmation.tsx';
import { useConfirmationWords } from '../../kit/elder/confirmation-words.ts';
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
import { allSteps, type BookingChoice, type BookingStep, firstUnansweredStep, withCity } from './booking.ts';
import { BookingNotes } from './booking-notes.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { PersonFields } from './person-fields.tsx';
import { isNewPerson, personFields, personOf } from './person-form.ts';
import { dropChoice, initialChoice, storeChoice, storedChoice, storedStep } from './stored-choice.ts';
import { useBookingSource } from './use-exam.ts';
import { useFreshChoice } from './use-fresh-choice.ts';
import { usePhoneProof } from './use-phone-proof.ts';

export interface NewBookingProps {
  flow: ExamFlow;
  info: ExamBookingInfo;
  persons: readonly ExamPerson[];
  /** The city, if it is not a separate step: a `CityPill`. */
  city?: ((choice: BookingChoice) => ReactNode) | undefined;
  /** The text that names the payer, if that is not the person. */
  payer?: string | undefined;
  /** The notes of this kind of checkup, below the first question: `Details`. */
  additionalNotes?: ReactNode;
  steps?: readonly BookingStep[] | undefined;
  /** Called when `info` is stale. */
  onOutdated: () => void;
  /** A further question in the last step. */
  extra?: ((choice: BookingChoice, onChoice: (choice: BookingChoice) => void) => ReactNode) | undefined;
  /** Returns the amount in fen to pay at the institution on the day. Default 0: all is paid. */
  costOnTheDay?: ((choice: BookingChoice) => number) | undefined;
}

/** The codes after which the page reloads, so that it shows the reason of the refusal. */
const OUTDATED_CODES = [CANNOT_BOOK, NOT_FOUND, STATE_CHANGED];

/** Shows the steps to a first date: city, institution, date, person. */
export function NewBooking(props: NewBookingProps) {
  const {
    flow,
    info,
    persons,
    city,
    payer,
    additionalNotes,
    steps = allSteps,
    extra,
    costOnTheDay,
    onOutdated,
  } = props;
  const fields = useFieldWords();
  const kit = useKitWords();
  const { productNo } = info;
  // Loads the terms for the agreement in the last step.
  useEffect(() => void loadConfig(), []);
  const [choice, setChoice] = useState(() => initialChoice(flow, info));
  const openStep = steps[firstUnansweredStep(steps, choice)] ?? 'person';
  const { step, go, leave } = usePageSteps(steps, storedStep(flow, productNo, steps, choice), openStep);
  const changeChoice = (next: BookingChoice) => {
    setChoice(next);
    storeChoice(flow, productNo, next, step);
  };
  // A proposed city is not stored, because it is not a choice of the person.
  useEffect(() => {
    if (step !== 'city' || storedChoice(flow, productNo).cityId) storeChoice(flow, productNo, choice, step);
  }, [flow, productNo, choice, step]);
  const source = useBookingSource(flow, productNo, info.orderNo);
  useFreshChoice(source, choice, setChoice, () => toast(kit.booking.institutionGone, 'warning'));
  // Without a chosen city the nearest city is proposed instead of the service's default.
  const cities = async (signal: AbortSignal) => {
    const list = await source.cities(signal);
    const nearestCity = list.find(({ nearest }) => nearest);
    if (nearestCity && !storedChoice(flow, productNo).cityId) setChoice((previous) => withCity(previous, nearestCity));
    return list;
  };
  const proof = usePhoneProof(info.needsPhoneCode);
  const form = useForm({
    draft: `booking.${flow.name}.${productNo}`,
    draftDays: CHOICE_DAYS,
    fields: personFields(fields, info, persons),
    context: choice,
    submit: async (values, idempotencyKey) => {
      try {
        const { cityId, institutionId: appointmentUnitId, date: appointmentDate, addOnItems = [] } = choice;
        const booking = {
          ...{ productNo, cityId, appointmentUnitId, appointmentDate },
          ...(addOnItems.length > 0 && { addOnItems: [...addOnItems] }),
          ...personOf(values, persons),
        };
        const book = (proofFields: { verifyToken?: string }) =>
          bookOnce(flow, { ...booking, ...proofFields }, info.orderNo, idempotencyKey);
        // The number of a known person is already proved.
        const orderNo = await (isNewPerson(values, persons) ? proof.during(values, book) : book({}));
        dropChoice(flow, productNo);
        toast(kit.exam.booked, 'success');
        leave(flow.pages.state(productNo, orderNo));
      } catch (error) {
        handleRefusal(error);
        throw error;
      }
    },
  });
  /** Handles refusals that need another step or page. Other failures are shown on the form. */
  const handleRefusal = (error: unknown) => {
    if (!isApiError(error)) return;
    if (error.code === DAY_FULL) {
      // The person chooses another day. The rest of the choice stays.
      toast(error.serverMessage ?? kit.booking.missing.date, 'warning');
      go('date');
    } else if (error.code === ALREADY_BOOKED) {
      dropChoice(flow, productNo);
      toast(error.serverMessage ?? kit.exam.alreadyBooked);
      leave(flow.pages.state(productNo, info.orderNo));
    } else if (OUTDATED_CODES.some((code) => code === error.code)) onOutdated();
  };
  const confirmationWords = useConfirmationWords();
  const person = persons.find(({ personId }) => personId === form.values.personId);
  const costFen = costOnTheDay?.(choice) ?? 0;
  const confirmation = useConfirmation(form, {
    ...confirmationWords.book,
    facts: [
      [confirmationWords.who, person ? nameToChoose(person.name, person.isSelf) : form.values.name, 'name'],
      [confirmationWords.when, choice.date && dayInWords(choice.date, languageTag())],
      [confirmationWords.where, choice.institutionName],
      [
        confirmationWords.cost,
        info.card
          ? kit.exam.byCard(info.card.name)
          : costFen > 0
            ? confirmationWords.onTheDay(moneyText(costFen))
            : confirmationWords.paid,
      ],
    ],
  });
  return (
    <BookingScreen
      source={{ ...source, cities }}
      choice={choice}
      onChoice={changeChoice}
      steps={steps}
      step={step}
      onStep={go}
      person={
        <PersonFields
          form={form}
          persons={persons}
          asksMarital={info.needsMaritalStatus}
          productNo={productNo}
          proof={proof}
        />
      }
      afterPerson={
        <>
          {extra?.(choice, changeChoice)}
          {confirmation.dialog}
        </>
      }
      finishNote={info.card && kit.exam.byCard(info.card.name)}
      // A full day is reported by the toast, in the step for another day.
      finish={{
        ...form,
        submit: confirmation.submit,
        error: isApiError(form.error, DAY_FULL) ? undefined : form.error,
      }}
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
      notes={<BookingNotes notes={info.notes}>{additionalNotes}</BookingNotes>}
    />
  );
}
