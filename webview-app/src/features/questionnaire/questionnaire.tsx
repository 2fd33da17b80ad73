/**
 * Shows a questionnaire: one question per page, then all answers to check before they are sent. Rules:
 * 1. Answers are stored on every change and sent once: `features/questionnaire/attempt.ts`.
 * 2. Each question is a history entry, so that "back" is one question back (`use-page-steps.ts`). Without a step in the address it
 *    opens at the first question without an answer.
 * 3. Only a valid answer leads to the next question. An error is shown and focused after an attempt to go on, then on every change.
 * 4. An answer that the service refuses opens its question with the service's message until it is changed.
 * 5. A tap on the answer of a single choice opens the next question. Keys and screen readers choose, and go on by the button.
 * 6. After a change from the final check, the person returns to it, past questions that are answered already.
 */
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAction } from '../../kit/action/use-action.ts';
import { errorLine } from '../../kit/answers/error-words.ts';
import { FormFailure } from '../../kit/page/form-of.tsx';
import { usePageSteps } from '../../kit/page/use-page-steps.ts';
import { useText } from '../../messages/index.ts';
import { answersOf, askedOf, faultOf, type Question, type SentAnswer } from '../../rules/questionnaire.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ignoreGhostTapsOnContent } from '../../ui/ghost-taps.ts';
import { toast } from '../../ui/toast-store.ts';
import { AnswerField } from './answer-field.tsx';
import { faultInWords } from './answer-words.ts';
import { finishOnce } from './attempt.ts';
import { CheckAnswers } from './check-answers.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { useAnswers } from './use-answers.ts';
import { useQuestionnaireWords } from './words/index.ts';

/** Reports that the service refuses the answer to one question. */
export class RefusedAnswer extends Error {
  override readonly name = 'RefusedAnswer';
  readonly questionId: string;

  constructor(questionId: string, message: string) {
    super(message);
    this.questionId = questionId;
  }
}

export interface QuestionnaireProps {
  /** The name under which its answers are stored: `assessment.A5001`. */
  name: string;
  /** Its title, above every question. */
  title: string;
  questions: readonly Question[];
  /** Sends the answers. Resolves to the result's number. May reject with a `RefusedAnswer`. */
  send: (answers: SentAnswer[], idempotencyKey: string) => Promise<string>;
  /** Returns the page of a result, which replaces the questionnaire. */
  resultPage: (result: string) => string;
  /** Called when the service names a question that this page does not have. */
  onOutdated: () => void;
}

const CHECK = 'check';

/** Ignores the second tap of a double tap, so that it does not pass a second question. */
function onceATap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

export function Questionnaire({ name, title, questions, send, resultPage, onOutdated }: QuestionnaireProps) {
  const t = useText();
  const words = useQuestionnaireWords();
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [tried, setTried] = useState<string>();
  const [refused, setRefused] = useState<RefusedAnswer>();
  const [isCorrecting, setCorrecting] = useState(false);
  const { given, attempt, set } = useAnswers(name, (result) => steps.leave(resultPage(result)));

  // The question's number among all questions names its step: its id in the address could reveal personal data.
  const stepOf = (question: Question) => String(questions.indexOf(question) + 1);
  const visible = askedOf(questions, given);
  const errorOf = (question: Question) => {
    const fault = faultOf(question, given);
    if (fault) return faultInWords(fault, question, words);
    return refused?.questionId === question.questionId ? refused.message : undefined;
  };
  const open = visible.find((question) => errorOf(question) !== undefined);
  const last = open ? stepOf(open) : CHECK;
  const steps = usePageSteps([...visible.map(stepOf), CHECK], last, last);
  const index = visible.findIndex((question) => stepOf(question) === steps.step);
  const question = visible[index];

  const sending = useAction(async () => {
    setRefused(undefined);
    try {
      const answers = answersOf(questions, given);
      steps.leave(resultPage(await finishOnce(name, attempt, answers, (key) => send(answers, key))));
    } catch (error) {
      if (!(error instanceof RefusedAnswer)) throw error;
      const of = visible.find(({ questionId }) => questionId === error.questionId);
      if (!of) {
        onOutdated();
        return toast(words.outdated, 'warning');
      }
      setRefused(error);
      setTried(of.questionId);
      setCorrecting(true);
      steps.go(stepOf(of));
    }
  });

  const [passed, setPassed] = useState<Question>();
  const forward = () => {
    if (!question) return void sending.start();
    if (errorOf(question) !== undefined) {
      setTried(question.questionId);
      control.current?.focus();
      return;
    }
    const next = visible[index + 1];
    const toCheck = isCorrecting && last === CHECK;
    if (toCheck) setCorrecting(false);
    steps.go(isCorrecting ? last : next ? stepOf(next) : CHECK);
  };
  // The answer decides which question is next, so it must be stored before.
  const pass = useEffectEvent(() => {
    if (passed === question) forward();
    setPassed(undefined);
  });
  useEffect(() => {
    if (passed) pass();
  }, [passed]);
  const previous = visible[question ? index - 1 : visible.length - 1];
  return (
    <QuestionFrame
      name={title}
      title={question?.title ?? words.check.title}
      hint={question ? question.hint : words.check.lead}
      step={steps.step}
      done={((question ? index : visible.length) + 1) / (visible.length + 1)}
      progress={question ? words.progress(index + 1, visible.length) : words.last}
      bottom={
        <BottomBar note={!question && sending.error ? <FormFailure words={errorLine(sending.error, t)} /> : undefined}>
          {previous ? (
            <Button tone="secondary" disabled={sending.busy} onClick={() => steps.go(stepOf(previous))}>
              {t.common.previous}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={id}
            busy={sending.busy}
            // A scale has no initial value and its keys do not go on: the button shows when it has an answer.
            aria-disabled={(question?.kind === 'scale' && faultOf(question, given) !== undefined) || undefined}
            onClick={onceATap}
          >
            {question ? words.next : words.check.submit}
          </Button>
        </BottomBar>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          forward();
        }}
      >
        {question ? (
          <AnswerField
            key={question.questionId}
            question={question}
            given={given}
            onChange={(answer) => {
              if (refused?.questionId === question.questionId) setRefused(undefined);
              set(question, answer);
            }}
            onChosen={() => {
              ignoreGhostTapsOnContent();
              setPassed(question);
            }}
            error={tried === question.questionId ? errorOf(question) : undefined}
            ref={(element) => {
              control.current = element;
            }}
          />
        ) : (
          <CheckAnswers
            questions={visible}
            given={given}
            onChange={(corrected) => {
              setCorrecting(true);
              steps.go(stepOf(corrected));
            }}
          />
        )}
      </form>
    </QuestionFrame>
  );
}
