/** Defines the graphic consultation of the external doctor network: a chosen doctor answers, or any free doctor of a department. */
import type { LaunchInfo } from '../../../api/consultation.ts';
import type { DoctorDetails } from '../../../api/doctor.ts';
import { getInquiryDetail } from '../../../api/inquiry.ts';
import {
  getDoctorDetails,
  getQuickInquiryDepartment,
  getSpecialLaunchInfo,
  listSpecialInquiryPersons,
  placeSpecialQuestion,
  submitQuickQuestion,
} from '../../../api/special-inquiry.ts';
import { request } from '../../../client/request.ts';
import type { Answerer, AskFlow, PreviousQuestion } from '../../../flows/ask-flow.ts';
import { readOptions } from '../../../flows/exam-choices.ts';
import { href } from '../../../routes.ts';

const last: AskFlow['last'] = async (orderNo, signal) =>
  (await request(getInquiryDetail, { query: { orderNo } }, readOptions(signal))).inquiry;

/** Loads the department for a quick question. Without a number the service chooses the department. */
const quickDepartment = (departmentId: string | undefined, signal: AbortSignal) =>
  request(getQuickInquiryDepartment, { query: { departmentId } }, readOptions(signal));

export const specialAsk: AskFlow = {
  name: 'special',
  last,
  async start(orderNo, isFollowUp, signal) {
    const query = { orderNo };
    if (!isFollowUp) {
      const [start, inquiry] = await Promise.all([
        request(listSpecialInquiryPersons, { query }, readOptions(signal)),
        last(orderNo, signal),
      ]);
      return { ...start, last: inquiry };
    }
    const [launch, inquiry] = await Promise.all([
      request(getSpecialLaunchInfo, { query }, readOptions(signal)),
      last(orderNo, signal),
    ]);
    return { ...launch, last: inquiry, initialQuestion: previousQuestion(launch) };
  },
  async answerer({ doctorId, departmentId }, orderNo, signal) {
    if (doctorId) {
      const query = { encryptDoctorId: doctorId, orderNo };
      return doctorOf(await request(getDoctorDetails, { query }, readOptions(signal)));
    }
    const { department, priceFen, onlineDoctorCount, replyMinutes } = await quickDepartment(departmentId, signal);
    return { ...department, onlineCount: onlineDoctorCount, replyMinutes, priceFen, covered: true };
  },
  async send(question, { doctorId, departmentId }, idempotencyKey) {
    if (doctorId) {
      const body = { ...question, encryptDoctorId: doctorId };
      return (await request(placeSpecialQuestion, { body }, { idempotencyKey })).bizOrderNo;
    }
    const signal = new AbortController().signal;
    const chosenDepartmentId = departmentId ?? (await quickDepartment(undefined, signal)).department.departmentId;
    const body = { ...question, departmentId: chosenDepartmentId };
    return (await request(submitQuickQuestion, { body }, { idempotencyKey })).bizOrderNo;
  },
  pages: {
    chat: (productNo, orderNo, bizOrderNo) =>
      href('consultation.graphic-client', { productNo, orderNo }, { bizOrderNo, kind: 'special' }),
    doctors: (orderNo) => href('consultation.online', {}, { orderNo }),
    department: (productNo, orderNo, departmentId) =>
      href('consultation.graphic-submit', { productNo, orderNo }, { departmentId, kind: 'special' }),
  },
};

export const doctorOf = ({ doctor, covered }: DoctorDetails): Answerer => ({
  doctor,
  departmentId: doctor.departmentId,
  departmentName: doctor.departmentName,
  replyMinutes: doctor.replyMinutes,
  priceFen: doctor.priceFen,
  covered,
});

export const previousQuestion = (launch: LaunchInfo): PreviousQuestion | undefined =>
  launch.lastDescription === undefined
    ? undefined
    : {
        personId: launch.lastPersonId,
        description: launch.lastDescription,
        pictures: launch.lastPictures ?? [],
        facts: launch.lastFacts ?? {},
      };
