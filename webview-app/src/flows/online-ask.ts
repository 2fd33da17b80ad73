/** Defines the online consultation, where the service chooses the doctor. A question is saved first, then sent as an order. */
import type { Question } from '../api/consultation.ts';
import { getInquiryDetail, listInquiryPersons, placeInquiryThirdOrder, saveOnlineInquiry } from '../api/inquiry.ts';
import { ALREADY_SENT } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { href } from '../routes.ts';
import type { AskFlow, LastInquiry, PreviousQuestion } from './ask-flow.ts';
import { readOptions } from './exam-choices.ts';

const neverAborted = () => new AbortController().signal;

const last: AskFlow['last'] = async (orderNo, signal) =>
  (await request(getInquiryDetail, { query: { orderNo } }, readOptions(signal))).inquiry;

export const onlineAsk: AskFlow = {
  name: 'inquiry',
  last,
  async start(orderNo, isFollowUp, signal) {
    const [{ persons, allowance }, inquiry] = await Promise.all([
      request(listInquiryPersons, { query: { orderNo } }, readOptions(signal)),
      last(orderNo, signal),
    ]);
    const isContinued = inquiry && (isFollowUp || isUnsent(inquiry));
    return { persons, allowance, last: inquiry, initialQuestion: isContinued ? questionOf(inquiry) : undefined };
  },
  answerer: async () => undefined,
  async send(question, _to, idempotencyKey) {
    const { orderNo } = question;
    const inquiryNo = await saveQuestion(question);
    const body = { orderNo, inquiryNo, seenLeft: question.seenLeft };
    try {
      return (await request(placeInquiryThirdOrder, { body }, { idempotencyKey })).bizOrderNo;
    } catch (error) {
      // An earlier attempt whose answer was lost has sent it.
      if (isApiError(error, ALREADY_SENT)) return inquiryNo;
      throw error;
    }
  },
  pages: {
    chat: (productNo, orderNo, bizOrderNo) => href('consultation.client', { productNo, orderNo }, { bizOrderNo }),
  },
};

const isUnsent = ({ kind, status }: LastInquiry): boolean => kind === 'online' && status === 'saved';

const questionOf = ({ person, description, pictures, ...facts }: LastInquiry): PreviousQuestion => ({
  personId: person.personId,
  description,
  pictures,
  facts: {
    duration: facts.duration,
    hasVisited: facts.hasVisited,
    histories: facts.histories,
    allergies: facts.allergies,
    medicines: facts.medicines,
  },
});

/** Saves the question. Replaces an unsent question, because an earlier attempt may have saved it. */
async function saveQuestion(question: Question): Promise<string> {
  const earlier = await last(question.orderNo, neverAborted());
  const inquiryNo = earlier && isUnsent(earlier) ? earlier.bizOrderNo : undefined;
  return (await request(saveOnlineInquiry, { body: { ...question, inquiryNo } })).inquiryNo;
}
