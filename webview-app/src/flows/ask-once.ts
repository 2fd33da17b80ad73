/**
 * Sends a question so that no lost answer makes two of it. Rules:
 * 1. A try is noted on the phone before it is sent, and forgotten when its end is known.
 * 2. A try whose answer was lost is done where the service has a new consultation with these words. Else it stays a failure, and is sent
 *    again with its own key.
 * 3. A try that a reload or the page's end has left behind is looked up before the form is shown again.
 */
import type { Question } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';
import { CHOICE_DAYS } from '../store/sections.ts';
import type { AskFlow, AskTo, LastInquiry } from './ask-flow.ts';

/** A try whose end is not known: its words, and the order's last consultation before it. */
interface Try {
  readonly description: string;
  readonly before: string;
}

const isTry = (value: unknown): value is Try =>
  typeof value === 'object' && value !== null && 'description' in value && 'before' in value;

const nameOf = ({ name }: AskFlow, orderNo: string): string => `asked.${name}.${orderNo}`;

/** Asks; `before` is the order's last consultation so far. Returns the number of the new one. */
export async function askOnce(
  flow: AskFlow,
  question: Question,
  to: AskTo,
  before: LastInquiry | undefined,
  idempotencyKey: string,
): Promise<string> {
  const { orderNo, description } = question;
  const own: Try = { description, before: before && isPlaced(before) ? before.bizOrderNo : '' };
  keepPersonal(nameOf(flow, orderNo), own, { days: CHOICE_DAYS });
  try {
    const bizOrderNo = await flow.send(question, to, idempotencyKey);
    forgetPersonal(nameOf(flow, orderNo));
    return bizOrderNo;
  } catch (error) {
    if (!isApiError(error) || !error.mayHaveHappened) {
      forgetPersonal(nameOf(flow, orderNo));
      throw error;
    }
    const now = await flow.last(orderNo, new AbortController().signal).catch(() => {
      throw error;
    });
    if (!isDone(own, now)) throw error;
    forgetPersonal(nameOf(flow, orderNo));
    return now.bizOrderNo;
  }
}

/** Returns the number of the consultation that an earlier try has made by now, and forgets the try then. `now`: the order's last one. */
export function askedBefore(flow: AskFlow, orderNo: string, now: LastInquiry | undefined): string | undefined {
  const own = recallPersonal(nameOf(flow, orderNo), isTry);
  if (!own || !isDone(own, now)) return undefined;
  forgetPersonal(nameOf(flow, orderNo));
  return now.bizOrderNo;
}

const isPlaced = ({ status }: LastInquiry): boolean => status !== 'saved';

const isDone = (own: Try, now: LastInquiry | undefined): now is LastInquiry =>
  now !== undefined && isPlaced(now) && now.bizOrderNo !== own.before && now.description === own.description;
