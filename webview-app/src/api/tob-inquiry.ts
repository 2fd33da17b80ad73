import { Type } from 'typebox';
import {
  ChatRecord,
  ConversationReference,
  InquiryDetail,
  LaunchInfo,
  OrderReference,
  PictureUpload,
  Question,
  QuestionPlaced,
  UploadedPicture,
} from './consultation.ts';
import { DoctorDetails } from './doctor.ts';
import { get, post } from './endpoint.ts';
import { Personal, Text } from './shapes.ts';
import { QuestionResult } from './special-inquiry.ts';

/** Returns the doctor's page for a question that the partner pays for. @zh 返回由合作企业付费的医生页面。 */
export const getTobDoctorDetails = get('/api/sdhealth/tob/inquiry/get-doctor-details', {
  query: Type.Object({ encryptDoctorId: Text(), orderNo: Type.Optional(Text()) }),
  data: DoctorDetails,
});

/** Returns the consultations of a partner's order: what remains, and the last one. @zh 返回合作企业订单的问诊：剩余次数和最近一次。 */
export const getTobInquiryDetail = get('/api/sdhealth/tob/inquiry/detail', {
  query: OrderReference,
  data: InquiryDetail,
});

/** Returns a conversation. Code 40941: the order has no question yet. @zh 返回对话。40941：订单还没有提问。 */
export const getTobChatRecord = get('/api/sdhealth/tob/inquiry/get-chat-record', {
  query: ConversationReference,
  data: ChatRecord,
  errors: [40941],
});

/** Returns the initial values of the form: known persons, the last question, what remains. @zh 返回提问表单的初始值：已知人员、上次提问、剩余次数。 */
export const getTobLaunchInfo = get('/api/sdhealth/tob/inquiry/get-person-info-launch-info', {
  query: OrderReference,
  data: LaunchInfo,
});

/**
 * Adds one message as a form, with `pictureUrl` for a picture. Code 40944: the consultation is closed; 40945: it has no question left.
 * @zh 以表单追加一条消息，图片用 `pictureUrl`。40944：问诊已结束；40945：追问次数已用完。
 */
export const askTobQuestion = post('/api/sdhealth/tob/inquiry/ask-question', {
  unseen: 'adds a message',
  changes: true,
  form: Type.Object({
    orderNo: Text(),
    bizOrderNo: Text(),
    clientMsgId: Text(),
    /** The words, at most 500 characters. @zh 文字，最多 500 字。 */
    text: Type.Optional(Personal('health', { maxLength: 500 })),
    pictureUrl: Type.Optional(Text()),
  }),
  data: QuestionResult,
  errors: [40944, 40945],
});

/** Asks a question that the partner pays for. Code 40940: the order has no consultation left. @zh 提出由合作企业付费的问题。40940：订单没有剩余次数。 */
export const submitTobQuestion = post('/api/sdhealth/tob/inquiry/submit-first-question', {
  json: Type.Object({
    ...Question.properties,
    departmentId: Type.Optional(Text()),
    encryptDoctorId: Type.Optional(Text()),
  }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940],
});

/** Uploads a picture. Code 40920: unsupported picture; 40921: over 5 MB. @zh 上传图片。40920：格式不支持；40921：超过 5 MB。 */
export const uploadTobPicture = post('/api/sdhealth/tob/inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});
