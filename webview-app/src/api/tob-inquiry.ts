import { Type } from 'typebox';
import {
  ChatRecord,
  InquiryDetail,
  LaunchInfo,
  OfConversation,
  OfOrder,
  PictureUpload,
  Question,
  QuestionPlaced,
  UploadedPicture,
} from './consultation.ts';
import { DoctorDetails } from './doctor.ts';
import { get, post } from './endpoint.ts';
import { Personal, Text } from './shapes.ts';
import { Asked } from './special-inquiry.ts';

export const getTobDoctorDetails = get('/api/sdhealth/tob/inquiry/get-doctor-details', {
  query: Type.Object({ encryptDoctorId: Text(), orderNo: Type.Optional(Text()) }),
  data: DoctorDetails,
});

export const getTobInquiryDetail = get('/api/sdhealth/tob/inquiry/detail', { query: OfOrder, data: InquiryDetail });

/** Returns a conversation. Code 40941: the order has no question yet. */
export const getTobChatRecord = get('/api/sdhealth/tob/inquiry/get-chat-record', {
  query: OfConversation,
  data: ChatRecord,
  errors: [40941],
});

export const getTobLaunchInfo = get('/api/sdhealth/tob/inquiry/get-person-info-launch-info', {
  query: OfOrder,
  data: LaunchInfo,
});

/** Adds one message as a form, with `pictureUrl` for a picture. Code 40944: the consultation is closed; 40945: it has no question left. */
export const askTobQuestion = post('/api/sdhealth/tob/inquiry/ask-question', {
  unseen: 'adds a message',
  changes: true,
  form: Type.Object({
    orderNo: Text(),
    bizOrderNo: Text(),
    clientMsgId: Text(),
    text: Type.Optional(Personal('health', { maxLength: 500 })),
    pictureUrl: Type.Optional(Text()),
  }),
  data: Asked,
  errors: [40944, 40945],
});

/** Asks a question that the partner pays for. Code 40940: the order has no consultation left. */
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

/** Uploads a picture. Code 40920: unsupported picture; 40921: over 5 MB. */
export const uploadTobPicture = post('/api/sdhealth/tob/inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});
