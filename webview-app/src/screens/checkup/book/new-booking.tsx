import { useState } from 'react';
import { commitExamBooking, type ExamBookingInfo, type ExamPerson } from '../../../api/exam.ts';
import { DAY_FULL } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { type BookingChoice, type BookingStep, withCity } from '../../../kit/booking.ts';
import { BookingScreen } from '../../../kit/booking-screen.tsx';
import { useForm } from '../../../kit/use-form.ts';
import { usePlace } from '../../../kit/use-place.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { useLanguage, useText } from '../../../messages/index.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from '../words/index.ts';
import { bookingSource } from './booking-source.ts';
import { BookingTop } from './booking-top.tsx';
import { dropChoice, firstChoice, keepChoice, keptChoice } from './choice.ts';
import { orderToBook, unlessBooked } from './order-to-book.ts';
import { PersonFields } from './person-fields.tsx';
import { NEW_PERSON, personFields, personOf } from './person-form.ts';
import { useFreshChoice } from './use-fresh-choice.ts';

export interface NewBookingProps {
  info: ExamBookingInfo;
  known: readonly ExamPerson[];
}

/** The way to a first date: city, institution, date, person. */
export function NewBooking({ info, known }: NewBookingProps) {
  const t = useText();
  const words = useWords();
  const kit = useKitWords();
  const language = useLanguage();
  const place = usePlace();
  const { productNo } = info;
  const [choice, setChoice] = useState(() => firstChoice(info));
  const [step, setStep] = useState<BookingStep>(() =>
    choice.date ? 'person' : choice.institutionId ? 'date' : 'city',
  );
  const change = (next: BookingChoice) => {
    setChoice(next);
    keepChoice(productNo, next);
  };
  const source = bookingSource(productNo, language, place);
  useFreshChoice(source, choice, change, () => {
    toast(kit.booking.institutionGone, 'warning');
    setStep('institution');
  });
  // Nobody has chosen a city yet: the one they are in is proposed rather than the service's default.
  const cities = async (signal: AbortSignal) => {
    const found = await source.cities(signal);
    const near = found.find(({ nearest }) => nearest);
    if (near && !keptChoice(productNo).cityId) setChoice((before) => withCity(before, near));
    return found;
  };
  const fields = personFields(t, info.needsMaritalStatus);
  const form = useForm({
    draft: `booking.person.${productNo}`,
    fields: known.length > 0 ? fields : { ...fields, personId: { initial: NEW_PERSON } },
    submit: async (values, idempotencyKey) => {
      try {
        const orderNo = await orderToBook(productNo, info.orderNo, idempotencyKey);
        const { cityId, institutionId: appointmentUnitId, date: appointmentDate } = choice;
        const body = { productNo, orderNo, cityId, appointmentUnitId, appointmentDate, ...personOf(values, known) };
        await request(commitExamBooking, { body }, { idempotencyKey, expected: [DAY_FULL] }).catch(
          unlessBooked(orderNo),
        );
        dropChoice(productNo);
        toast(words.book.booked, 'success');
        navigate(href('checkup.state', { productNo, orderNo }), { replace: true });
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
      step={step}
      onStep={setStep}
      person={<PersonFields form={form} known={known} asksMarital={info.needsMaritalStatus} />}
      // A full day is told where another one is chosen.
      finish={{ ...form, error: isApiError(form.error, DAY_FULL) ? undefined : form.error }}
      top={<BookingTop info={info} />}
    />
  );
}
