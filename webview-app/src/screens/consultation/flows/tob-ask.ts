/** Defines the graphic consultation that a business partner pays for. Its doctors answer. */
import {
  getTobDoctorDetails,
  getTobInquiryDetail,
  getTobLaunchInfo,
  submitTobQuestion,
} from '../../../api/tob-inquiry.ts';
import { request } from '../../../client/request.ts';
import type { AskFlow } from '../../../flows/ask-flow.ts';
import { readOptions } from '../../../flows/exam-choices.ts';
import { href } from '../../../routes.ts';
import { doctorOf, previousQuestion } from './special-ask.ts';

const last: AskFlow['last'] = async (orderNo, signal) =>
  (await request(getTobInquiryDetail, { query: { orderNo } }, readOptions(signal))).inquiry;

export const tobAsk: AskFlow = {
  name: 'tob',
  last,
  async start(orderNo, isFollowUp, signal) {
    const [launch, inquiry] = await Promise.all([
      request(getTobLaunchInfo, { query: { orderNo } }, readOptions(signal)),
      last(orderNo, signal),
    ]);
    const { persons, allowance } = launch;
    return { persons, allowance, last: inquiry, initialQuestion: isFollowUp ? previousQuestion(launch) : undefined };
  },
  async answerer({ doctorId }, orderNo, signal) {
    if (!doctorId) return undefined;
    const query = { encryptDoctorId: doctorId, orderNo };
    return doctorOf(await request(getTobDoctorDetails, { query }, readOptions(signal)));
  },
  async send(question, { doctorId, departmentId }, idempotencyKey) {
    const body = { ...question, encryptDoctorId: doctorId, departmentId };
    return (await request(submitTobQuestion, { body }, { idempotencyKey })).bizOrderNo;
  },
  pages: {
    chat: (productNo, orderNo, bizOrderNo) =>
      href('consultation.graphic-client', { productNo, orderNo }, { bizOrderNo, kind: 'tob' }),
  },
};
