import { type ReactNode, useEffect, useState } from 'react';
import type { ExamBookingInfo, ExamPerson } from '../../api/exam.ts';
import { DAY_FULL } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { bookOnce } from '../../flows/exam-lost-answer.ts';
import { useText } from '../../messages/index.ts';
import { loadConfig } from '../../platform/configuration.ts';
import { navigate } from '../../platform/history.ts';
import { toast } from '../../ui/toast-store.ts';
import { useForm } from '../use-form.ts';
import { useKitWords } from '../words/index.ts';
import { allSteps, type BookingChoice, type BookingStep, withCity } from './booking.ts';
import { BookingScreen } from './booking-screen.tsx';
import { BookingTop } from './booking-top.tsx';
import { dropChoice, firstChoice, keepChoice, keptChoice } from './kept-choice.ts';
import { PersonFields } from './person-fields.tsx';
import { NEW_PERSON, personFields, personOf } from './person-form.ts';
import { useBookingSource } from './use-exam.ts';
import { useFreshChoice } from './use-fresh-choice.ts';

/** Words of this kind of checkup alone about its product; a function makes them of the choice so far. */
export type AboutBooking = ReactNode | ((choice: BookingChoice) => ReactNode);

export interface NewBookingProps {
  flow: ExamFlow;
  info: ExamBookingInfo;
  known: readonly ExamPerson[];
  about?: AboutBooking | undefined;
  steps?: readonly BookingStep[] | undefined;
}

/** The way to a first date: city, institution, date, person. */
export function NewBooking({ flow, info, known, about, steps = allSteps }: NewBookingProps) {
  const t = useText();
  const kit = useKitWords();
  const { productNo } = info;
  // The terms that the last step asks to agree to.
  useEffect(() => void loadConfig(), []);
  const [choice, setChoice] = useState(() => firstChoice(flow, info));
  const [step, setStep] = useState<BookingStep>(() =>
    choice.date ? 'person' : choice.institutionId ? 'date' : (steps[0] ?? 'city'),
  );
  const change = (next: BookingChoice) => {
    setChoice(next);
    keepChoice(flow, productNo, next);
  };
  const source = useBookingSource(flow, productNo, info.orderNo);
  useFreshChoice(source, choice, change, () => {
    toast(kit.booking.institutionGone, 'warning');
    setStep('institution');
  });
  // Nobody has chosen a city yet: the one they are in is proposed rather than the service's default.
  const cities = async (signal: AbortSignal) => {
    const found = await source.cities(signal);
    const near = found.find(({ nearest }) => nearest);
    if (near && !keptChoice(flow, productNo).cityId) setChoice((before) => withCity(before, near));
    return found;
  };
  const fields = personFields(t, info.needsMaritalStatus);
  const form = useForm({
    draft: `booking.person.${productNo}`,
    about: choice,

    fields: known.length > 0 ? fields : { ...fields, personId: { initial: NEW_PERSON } },
    submit: async (values, idempotencyKey) => {
      try {
        const { cityId, institutionId: appointmentUnitId, date: appointmentDate } = choice;
        const booking = { productNo, cityId, appointmentUnitId, appointmentDate, ...personOf(values, known) };
        const orderNo = await bookOnce(flow, booking, info.orderNo, idempotencyKey);
        dropChoice(flow, productNo);
        toast(kit.exam.booked, 'success');
        navigate(flow.pages.state(productNo, orderNo), { replace: true });
      } catch (error) {
        // Another day is chosen, all else stays.
        if (isApiError(error, DAY_FULL)) {
          toast(error.serverMessage ?? kit.booking.missing.date, 'warning');
          setStep('date');
        }
        throw error;
      }
    },
  });
  return (
    <BookingScreen
      source={{ ...source, cities }}
      choice={choice}
      onChoice={change}
      steps={steps}
      step={step}
      onStep={setStep}
      person={<PersonFields form={form} known={known} asksMarital={info.needsMaritalStatus} productNo={productNo} />}
      // A full day is told where another one is chosen.
      finish={{ ...form, error: isApiError(form.error, DAY_FULL) ? undefined : form.error }}
      top={
        <>
          <BookingTop info={info} />
          {typeof about === 'function' ? about(choice) : about}
        </>
      }
    />
  );
}
