import { useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/unsaved-work.ts';
import type { Given, GivenAnswer, Question } from '../../rules/questionnaire.ts';
import { type Attempt, findAttempt, keepAttempt, openAttempt, resultOf } from './attempt.ts';

export interface Answers {
  readonly given: Given;
  readonly attempt: Attempt;
  set: (question: Question, answer: GivenAnswer) => void;
}

/**
 * Stores the answers of an attempt on every change, merged with those that another tab has stored meanwhile. If another tab has sent them,
 * `onFinished` gets the result and the change is dropped.
 */
export function useAnswers(name: string, onFinished: (result: string) => void): Answers {
  const [attempt, setAttempt] = useState(() => openAttempt(name));
  const latest = useRef(attempt);
  const isBegun = Object.keys(attempt.given).length > 0;
  // Blocks automatic reloads while somebody answers.
  useEffect(() => (isBegun ? blockReload() : undefined), [isBegun]);
  return {
    attempt,
    given: attempt.given,
    set: ({ questionId }, answer) => {
      const result = resultOf(name, latest.current);
      if (result !== undefined) return onFinished(result);
      // Two changes in one tick, or in two tabs: the second must not undo the first.
      const { id } = latest.current;
      const stored = findAttempt(name);
      const { given } = stored?.id === id ? stored : latest.current;
      const next = { id, given: { ...given, [questionId]: answer } };
      latest.current = next;
      keepAttempt(name, next);
      setAttempt(next);
    },
  };
}
