/**
 * Sends a question exactly once despite lost answers. Rules:
 * 1. An attempt is stored on the phone before it is sent. When it has succeeded, its text is removed.
 * 2. An attempt whose answer was lost has succeeded if the service has a new consultation with this text. Otherwise it stays a failure, and is
 *    resent with its own key.
 * 3. An attempt that a reload or the end of the page has interrupted is checked before the form is shown again.
 * 4. Two tabs send one after the other. The second one, with the same text, gets the first one's consultation.
 */
import type { Question } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';
import { runExclusively } from '../platform/run-exclusively.ts';
import { HEALTH_DAYS } from '../store/sections.ts';
import type { AskFlow, AskTo, LastInquiry } from './ask-flow.ts';

/** The order's last attempt. `description` is absent once the attempt has succeeded. `before` is the last consultation before it. */
interface Attempt {
  readonly description?: string;
  readonly before: string;
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'before' in value;

const nameOf = ({ name }: AskFlow, orderNo: string): string => `asked.${name}.${orderNo}`;

/** Sends a question. `previous` is the order's last consultation so far. Returns the number of the new consultation. */
export function askOnce(
  flow: AskFlow,
  question: Question,
  to: AskTo,
  previous: LastInquiry | undefined,
  idempotencyKey: string,
): Promise<string> {
  const name = nameOf(flow, question.orderNo);
  const attempt = {
    description: question.description,
    before: previous && isPlaced(previous) ? previous.bizOrderNo : '',
  };
  return runExclusively(name, async () => {
    const latest = await consultationMeanwhile(flow, question.orderNo, attempt);
    const bizOrderNo = latest?.bizOrderNo ?? (await sendQuestion(flow, question, to, attempt, idempotencyKey));
    storeAttempt(name, { before: attempt.before });
    return bizOrderNo;
  });
}

/** Returns the consultation that another attempt, such as another tab's, has made with this text. */
async function consultationMeanwhile(
  flow: AskFlow,
  orderNo: string,
  attempt: PendingAttempt,
): Promise<LastInquiry | undefined> {
  if (recallPersonal(nameOf(flow, orderNo), isAttempt)?.before !== attempt.before) return undefined;
  const latest = await flow.last(orderNo, new AbortController().signal);
  return isDone(attempt, latest) ? latest : undefined;
}

async function sendQuestion(
  flow: AskFlow,
  question: Question,
  to: AskTo,
  attempt: PendingAttempt,
  idempotencyKey: string,
): Promise<string> {
  const { orderNo } = question;
  storeAttempt(nameOf(flow, orderNo), attempt);
  try {
    return await flow.send(question, to, idempotencyKey);
  } catch (error) {
    if (!isApiError(error) || !error.mayHaveHappened) {
      forgetPersonal(nameOf(flow, orderNo));
      throw error;
    }
    const latest = await flow.last(orderNo, new AbortController().signal).catch(() => {
      throw error;
    });
    if (!isDone(attempt, latest)) throw error;
    return latest.bizOrderNo;
  }
}

const storeAttempt = (name: string, value: Attempt): void => void keepPersonal(name, value, { days: HEALTH_DAYS });

/** Returns the number of the consultation that an earlier attempt has made, and removes its text. `latest`: the order's last consultation. */
export function askedBefore(flow: AskFlow, orderNo: string, latest: LastInquiry | undefined): string | undefined {
  const attempt = recallPersonal(nameOf(flow, orderNo), isAttempt);
  if (!attempt || !isDone(attempt, latest)) return undefined;
  storeAttempt(nameOf(flow, orderNo), { before: attempt.before });
  return latest.bizOrderNo;
}

const isPlaced = ({ status }: LastInquiry): boolean => status !== 'saved';

type PendingAttempt = Required<Attempt>;
const isDone = (attempt: Attempt, latest: LastInquiry | undefined): latest is LastInquiry =>
  latest !== undefined &&
  isPlaced(latest) &&
  latest.bizOrderNo !== attempt.before &&
  latest.description === attempt.description;
