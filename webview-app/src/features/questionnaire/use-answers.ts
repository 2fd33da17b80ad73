import { useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/unsaved-work.ts';
import type { DraftAnswer, DraftAnswers, Question } from '../../rules/questionnaire.ts';
import { type Attempt, findAttempt, openAttempt, resultOf, storeAttempt } from './attempt.ts';

export interface Answers {
  readonly answers: DraftAnswers;
  readonly attempt: Attempt;
  set: (question: Question, answer: DraftAnswer) => void;
}

/**
 * Stores the answers of an attempt on every change, merged with the answers that another tab has stored. If another tab has already sent
 * them, `onFinished` gets the result and the change is dropped.
 */
export function useAnswers(name: string, onFinished: (result: string) => void): Answers {
  const [attempt, setAttempt] = useState(() => openAttempt(name));
  const latest = useRef(attempt);
  const hasStarted = Object.keys(attempt.given).length > 0;
  // Blocks automatic reloads while somebody answers.
  useEffect(() => (hasStarted ? blockReload() : undefined), [hasStarted]);
  return {
    attempt,
    answers: attempt.given,
    set: ({ questionId }, answer) => {
      const result = resultOf(name, latest.current);
      if (result !== undefined) return onFinished(result);
      // Two changes in one tick, or in two tabs: the second must not undo the first.
      const { id } = latest.current;
      const stored = findAttempt(name);
      const { given } = stored?.id === id ? stored : latest.current;
      const next = { id, given: { ...given, [questionId]: answer } };
      latest.current = next;
      storeAttempt(name, next);
      setAttempt(next);
    },
  };
}
