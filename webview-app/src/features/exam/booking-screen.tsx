/**
 * Shows a booking as a few steps, each with one question and large answers. Rules:
 * 1. All flows share this screen. They differ only in `source`, `steps` and the person's form.
 * 2. The caller owns the choice, so that it can outlive the page. A change removes the answers that depend on it (`booking.ts`).
 * 3. An answer opens the next step, and a row of the summary goes back to its step. «Next» is for a step that already has an answer.
 *    Without an answer the bar shows which answer is missing.
 * 4. A chosen day that is no longer open gets a message and cannot be sent.
 */

import { type ReactNode, useId } from 'react';
import { serverNow } from '../../client/server-clock.ts';
import { errorLine } from '../../kit/answers/error-words.ts';
import { FormFailure } from '../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useStepFocus } from '../../kit/page/use-step-focus.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { momentText } from '../../messages/date-text.ts';
import { languageTag, useText } from '../../messages/index.ts';
import { momentOf } from '../../rules/dates.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ignoreGhostTapsOnContent } from '../../ui/ghost-taps.ts';
import { dayInWords } from '../../ui/month.ts';
import { Steps } from '../../ui/steps.tsx';
import { toast } from '../../ui/toast-store.ts';
import { allSteps, type BookingChoice, type BookingSource, type BookingStep, isAnswered } from './booking.ts';
import styles from './booking-screen.module.css';
import { BookingStepContent, BookingSummary, useBookingResources } from './booking-steps.tsx';

export interface BookingScreenProps {
  /** Other texts for some questions, e.g. "Choose a new date". */
  questions?: Partial<Record<BookingStep, string>>;
  source: BookingSource;
  choice: BookingChoice;
  onChoice: (choice: BookingChoice) => void;
  /** The steps in their order. Default: all four. A change of date has only `['date']`. */
  steps?: readonly BookingStep[];
  step: BookingStep;
  /** Opens a step. Absent if the booking has only one step. */
  onStep?: (step: BookingStep) => void;
  /** The fields of the person's step, bound to the form of `finish`. */
  person?: ReactNode;
  /** A card below the person's fields. */
  afterPerson?: ReactNode;
  /** Sends the booking: a `Form`, or an action with the same properties. */
  finish: { busy: boolean; error: unknown; submit: () => void };
  /** The note above the last button, such as the card that the booking uses. */
  finishNote?: ReactNode;
  /** The text of the last button. Default: "Book". */
  finishLabel?: string;
  /** The product's name, below the first question. */
  product?: ReactNode;
  /** Content above the first step, such as the current date. */
  top?: ReactNode;
  /** The city, if it is not a separate step: a `CityPill`. */
  city?: ReactNode;
  /** The notes below the first question. */
  notes?: ReactNode;
}

export function BookingScreen(props: BookingScreenProps) {
  const { questions, source, choice, onChoice, steps = allSteps, step, person, finish, finishLabel, top } = props;
  const t = useText();
  const kit = useKitWords();
  const id = useId();
  const index = Math.max(0, steps.indexOf(step));
  const resources = useBookingResources(source, choice, step);
  const isLast = index === steps.length - 1;
  const isDateGone = step === 'date' && choice.date !== '' && resources.isUnavailable(choice.date);

  useStepFocus(step);

  const openStep = (to: number) => {
    const next = steps[to];
    if (next) props.onStep?.(next);
  };
  const goForward = () => {
    if (!isAnswered(step, choice) || isDateGone) toast(kit.booking.missing[step], 'warning');
    else if (isLast) finish.submit();
    else openStep(index + 1);
  };
  /** Stores the current step's answer and opens the next step. The last step is completed by its button. */
  const answer = (next: BookingChoice, to: BookingStep | undefined = steps[index + 1]) => {
    onChoice(next);
    if (isLast) return;
    // The second tap of a double tap must not answer the next question.
    ignoreGhostTapsOnContent();
    if (to) openStep(steps.indexOf(to));
  };
  const isComplete = isAnswered(step, choice) && !isDateGone;

  const day = choice.date && dayInWords(choice.date, languageTag());
  const until = day ? resources.changeUntil(choice.date) : undefined;
  const { fixed, fixedPaid, changeUntil } = kit.booking;
  /** The end of changes, which the person must know before the booking. */
  const deadline = until && (
    <strong>
      {momentOf(until) > serverNow() ? changeUntil(momentText(until)) : source.isPaid ? fixedPaid : fixed}
    </strong>
  );
  const note =
    isLast && finish.error ? (
      <FormFailure words={errorLine(finish.error, t)} />
    ) : step === 'date' && day ? (
      <span role="status">
        {isDateGone ? kit.booking.dateGone(day) : kit.booking.dateChosen(day)}
        {!isDateGone && isLast && deadline ? (
          <>
            <br />
            {deadline}
          </>
        ) : null}
      </span>
    ) : isComplete ? (
      isLast && (
        <>
          {deadline}
          {deadline && props.finishNote ? <br /> : null}
          {props.finishNote}
        </>
      )
    ) : (
      kit.booking.missing[step]
    );

  return (
    <ScreenFrame
      title={questions?.[step] ?? kit.booking.questions[step]}
      lead={index === 0 ? props.product : undefined}
      meta={
        steps.length > 1 ? <Steps names={steps.map((name) => kit.booking.steps[name])} current={index} /> : undefined
      }
      bottom={
        <BottomBar note={note}>
          {index > 0 ? (
            <Button tone="secondary" disabled={finish.busy} onClick={() => openStep(index - 1)}>
              {t.common.previous}
            </Button>
          ) : null}
          <Button type="submit" form={id} busy={finish.busy} disabled={!isComplete}>
            {isLast ? (finishLabel ?? kit.booking.book) : t.common.next}
          </Button>
        </BottomBar>
      }
    >
      {index === 0 ? top : null}
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goForward();
        }}
      >
        {index > 0 ? (
          <BookingSummary
            steps={steps.slice(0, index)}
            choice={choice}
            onChange={(to) => openStep(steps.indexOf(to))}
          />
        ) : null}
        {step === 'person' ? (
          <>
            <Card>
              <div className={styles.form}>{person}</div>
            </Card>
            {props.afterPerson}
          </>
        ) : (
          <BookingStepContent
            step={step}
            resources={resources}
            choice={choice}
            onChoice={onChoice}
            onAnswer={answer}
            dateGone={isDateGone}
            onStep={props.onStep}
            city={index === 0 ? props.city : undefined}
          />
        )}
      </form>
      {index === 0 ? props.notes : null}
    </ScreenFrame>
  );
}
