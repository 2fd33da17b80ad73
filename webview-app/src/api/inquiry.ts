import { type Static, Type } from 'typebox';
import { KEPT } from '../rules/kept.ts';
import {
  Allowance,
  InquiryDetail,
  InquiryPerson,
  InquirySummary,
  OfConversation,
  OfOrder,
  PictureUpload,
  Question,
  QuestionPlaced,
  UploadedPicture,
} from './consultation.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, InquiryStatus, IsoDateTime, LongList, Paging, Text } from './shapes.ts';
import { seenLeft } from './shapes-seen.ts';

/** A draft that the server stores. With `inquiryNo` it overwrites an earlier draft. */
export const OnlineInquiry = Type.Object({
  ...Question.properties,
  productNo: Type.Optional(Text()),
  inquiryNo: Type.Optional(Text()),
});
export type OnlineInquiry = Static<typeof OnlineInquiry>;

export const SavedInquiry = Type.Object({
  inquiryNo: Text(),
  orderNo: Text(),
  status: InquiryStatus(),
  savedAt: IsoDateTime(),
});
export type SavedInquiry = Static<typeof SavedInquiry>;

export const getInquiryDetail = get('/api/sdhealth/inquiry/detail', { query: OfOrder, data: InquiryDetail });

export const listInquiryPersons = get('/api/sdhealth/inquiry/get-inquiry-person', {
  query: OfOrder,
  data: Type.Object({ persons: Type.Array(InquiryPerson), allowance: Allowance }),
});

/** Lists all consultations, newest first. */
export const listInquiries = get('/api/sdhealth/inquiry/order-list', {
  kept: KEPT.consultations,
  data: Type.Object({ list: Type.Array(InquirySummary) }),
});

/** Lists consultations in pages, optionally by state. */
export const listInquiriesV2 = get('/api/sdhealth/inquiry/v2/order-list', {
  kept: KEPT.consultations,
  query: Type.Object({ ...Paging, status: Type.Optional(InquiryStatus()) }),
  data: Type.Object({ list: LongList(InquirySummary), total: Count() }),
});

/** Returns the page of the external doctor network's own list. */
export const getThirdOrderListUrl = get('/api/sdhealth/inquiry/get-third-order-list-url', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: Type.Object({ url: Address() }),
});

/** Returns the page where the conversation continues. Code 40941: no question exists. */
export const getThirdChatUrl = get('/api/sdhealth/inquiry/get-third-chat-url', {
  query: OfConversation,
  data: Type.Object({ url: Address() }),
  errors: [40941],
});

/** Uploads a picture. Code 40920: unsupported picture; 40921: over 5 MB. */
export const uploadInquiryPicture = post('/api/sdhealth/inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});

/** Saves the question as a draft, which no doctor sees. Code 40940: the order has no consultation left. */
export const saveOnlineInquiry = post('/api/sdhealth/inquiry/save-online-inquiry', {
  changes: true,
  json: OnlineInquiry,
  data: SavedInquiry,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940],
});

/** Sends the saved question to a doctor, which spends one consultation. Code 40940: none is left; 40942: already sent. */
export const placeInquiryThirdOrder = post('/api/sdhealth/inquiry/place-inquiry-third-order', {
  form: Type.Object({ orderNo: Text(), inquiryNo: Text(), seenLeft }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenLeft'],
  errors: [40940, 40942],
});
