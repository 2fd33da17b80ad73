/**
 * Sends a question exactly once despite lost answers. Rules:
 * 1. An attempt is stored on the phone before it is sent. When it is done its text is removed.
 * 2. An attempt whose answer was lost is done if the service has a new consultation with this text. Otherwise it stays a failure, and is
 *    resent with its own key.
 * 3. An attempt that a reload or the page's end has interrupted is looked up before the form is shown again.
 * 4. Two tabs send one after the other. The second one, with the same text, gets the first one's consultation.
 */
import type { Question } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';
import { HEALTH_DAYS } from '../store/sections.ts';
import type { AskFlow, AskTo, LastInquiry } from './ask-flow.ts';

/** The order's last attempt. `description` is absent once the attempt is done. `before` is the last consultation before it. */
interface Try {
  readonly description?: string;
  readonly before: string;
}

const isTry = (value: unknown): value is Try => typeof value === 'object' && value !== null && 'before' in value;

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
  const own = { description: question.description, before: previous && isPlaced(previous) ? previous.bizOrderNo : '' };
  return oneAtATime(name, async () => {
    const now = await madeMeanwhile(flow, question.orderNo, own);
    const bizOrderNo = now?.bizOrderNo ?? (await askNow(flow, question, to, own, idempotencyKey));
    note(name, { before: own.before });
    return bizOrderNo;
  });
}

/** Returns the consultation that another attempt, such as another tab's, has made with this text. */
async function madeMeanwhile(flow: AskFlow, orderNo: string, own: Words): Promise<LastInquiry | undefined> {
  if (recallPersonal(nameOf(flow, orderNo), isTry)?.before !== own.before) return undefined;
  const now = await flow.last(orderNo, new AbortController().signal);
  return isDone(own, now) ? now : undefined;
}

async function askNow(
  flow: AskFlow,
  question: Question,
  to: AskTo,
  own: Words,
  idempotencyKey: string,
): Promise<string> {
  const { orderNo } = question;
  note(nameOf(flow, orderNo), own);
  try {
    return await flow.send(question, to, idempotencyKey);
  } catch (error) {
    if (!isApiError(error) || !error.mayHaveHappened) {
      forgetPersonal(nameOf(flow, orderNo));
      throw error;
    }
    const now = await flow.last(orderNo, new AbortController().signal).catch(() => {
      throw error;
    });
    if (!isDone(own, now)) throw error;
    return now.bizOrderNo;
  }
}

const note = (name: string, value: Try): void => void keepPersonal(name, value, { days: HEALTH_DAYS });

/** Returns the number of the consultation that an earlier attempt has made, and removes its text. `now`: the order's last consultation. */
export function askedBefore(flow: AskFlow, orderNo: string, now: LastInquiry | undefined): string | undefined {
  const own = recallPersonal(nameOf(flow, orderNo), isTry);
  if (!own || !isDone(own, now)) return undefined;
  note(nameOf(flow, orderNo), { before: own.before });
  return now.bizOrderNo;
}

const isPlaced = ({ status }: LastInquiry): boolean => status !== 'saved';

type Words = Required<Try>;
const isDone = (own: Try, now: LastInquiry | undefined): now is LastInquiry =>
  now !== undefined && isPlaced(now) && now.bizOrderNo !== own.before && now.description === own.description;
