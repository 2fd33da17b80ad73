/**
 * Shows a questionnaire: one question per page, then all answers to check before they are sent. Rules:
 * 1. Answers are stored on every change and sent once: `features/questionnaire/attempt.ts`.
 * 2. Each question is a history entry, so that "back" goes one question back (`use-page-steps.ts`). Without a step in the address the
 *    first question without an answer opens.
 * 3. Only a valid answer leads to the next question. An error is first shown after an attempt to continue, then on every change.
 * 4. An answer that the service refuses opens its question with the service's message until it is changed.
 * 5. A tap on the answer of a single choice opens the next question. After a choice by key or screen reader, the button opens it.
 * 6. After a change from the final check, the person returns to the check and skips the questions that have an answer.
 */
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAction } from '../../kit/action/use-action.ts';
import { errorLine } from '../../kit/answers/error-words.ts';
import { FormFailure } from '../../kit/page/form-of.tsx';
import { usePageSteps } from '../../kit/page/use-page-steps.ts';
import { useText } from '../../messages/index.ts';
import { answersOf, faultOf, type Question, type SentAnswer, visibleQuestions } from '../../rules/questionnaire.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ignoreGhostTapsOnContent } from '../../ui/ghost-taps.ts';
import { toast } from '../../ui/toast-store.ts';
import { AnswerField } from './answer-field.tsx';
import { faultText } from './answer-words.ts';
import { finishOnce } from './attempt.ts';
import { CheckAnswers } from './check-answers.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { useAnswers } from './use-answers.ts';
import { useQuestionnaireWords } from './words/index.ts';

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
  /** Called when the service refuses a question that this page does not have. */
  onOutdated: () => void;
}

const CHECK_STEP = 'check';

/** Ignores the second tap of a double tap, so that it does not skip a question. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

export function Questionnaire({ name, title, questions, send, resultPage, onOutdated }: QuestionnaireProps) {
  const t = useText();
  const words = useQuestionnaireWords();
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [triedQuestionId, setTriedQuestionId] = useState<string>();
  const [refusal, setRefusal] = useState<RefusedAnswer>();
  const [isCorrecting, setCorrecting] = useState(false);
  const { answers, attempt, set: setAnswer } = useAnswers(name, (result) => steps.leave(resultPage(result)));

  // The question's number among all questions names its step: its id in the address could reveal personal data.
  const stepOf = (question: Question) => String(questions.indexOf(question) + 1);
  const visible = visibleQuestions(questions, answers);
  const errorOf = (question: Question) => {
    const fault = faultOf(question, answers);
    if (fault) return faultText(fault, question, words);
    return refusal?.questionId === question.questionId ? refusal.message : undefined;
  };
  const openQuestion = visible.find((question) => errorOf(question) !== undefined);
  const lastStep = openQuestion ? stepOf(openQuestion) : CHECK_STEP;
  const steps = usePageSteps([...visible.map(stepOf), CHECK_STEP], lastStep, lastStep);
  const index = visible.findIndex((question) => stepOf(question) === steps.step);
  const question = visible[index];

  const submission = useAction(async () => {
    setRefusal(undefined);
    try {
      const sentAnswers = answersOf(questions, answers);
      steps.leave(resultPage(await finishOnce(name, attempt, sentAnswers, (key) => send(sentAnswers, key))));
    } catch (error) {
      if (!(error instanceof RefusedAnswer)) throw error;
      const refusedQuestion = visible.find(({ questionId }) => questionId === error.questionId);
      if (!refusedQuestion) {
        onOutdated();
        return toast(words.outdated, 'warning');
      }
      setRefusal(error);
      setTriedQuestionId(refusedQuestion.questionId);
      setCorrecting(true);
      steps.go(stepOf(refusedQuestion));
    }
  });

  const [completed, setCompleted] = useState<Question>();
  const goForward = () => {
    if (!question) return void submission.start();
    if (errorOf(question) !== undefined) {
      setTriedQuestionId(question.questionId);
      control.current?.focus();
      return;
    }
    const next = visible[index + 1];
    const isReturning = isCorrecting && lastStep === CHECK_STEP;
    if (isReturning) setCorrecting(false);
    steps.go(isCorrecting ? lastStep : next ? stepOf(next) : CHECK_STEP);
  };
  // The answer decides which question is next, so it must be stored first.
  const goOnAfterChoice = useEffectEvent(() => {
    if (completed === question) goForward();
    setCompleted(undefined);
  });
  useEffect(() => {
    if (completed) goOnAfterChoice();
  }, [completed]);
  const previous = visible[question ? index - 1 : visible.length - 1];
  return (
    <QuestionFrame
      name={title}
      title={question?.title ?? words.check.title}
      hint={question ? question.hint : words.check.lead}
      step={steps.step}
      fraction={((question ? index : visible.length) + 1) / (visible.length + 1)}
      progress={question ? words.progress(index + 1, visible.length) : words.last}
      bottom={
        <BottomBar
          note={!question && submission.error ? <FormFailure words={errorLine(submission.error, t)} /> : undefined}
        >
          {previous ? (
            <Button tone="secondary" disabled={submission.busy} onClick={() => steps.go(stepOf(previous))}>
              {t.common.previous}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={id}
            busy={submission.busy}
            // A scale has no initial value and its keys do not open the next question, so the button shows whether it has an answer.
            aria-disabled={(question?.kind === 'scale' && faultOf(question, answers) !== undefined) || undefined}
            onClick={ignoreSecondTap}
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
          goForward();
        }}
      >
        {question ? (
          <AnswerField
            key={question.questionId}
            question={question}
            answers={answers}
            onChange={(answer) => {
              if (refusal?.questionId === question.questionId) setRefusal(undefined);
              setAnswer(question, answer);
            }}
            onChosen={() => {
              ignoreGhostTapsOnContent();
              setCompleted(question);
            }}
            error={triedQuestionId === question.questionId ? errorOf(question) : undefined}
            ref={(element) => {
              control.current = element;
            }}
          />
        ) : (
          <CheckAnswers
            questions={visible}
            answers={answers}
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
