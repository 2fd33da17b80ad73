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

/** A draft that the server keeps; with `inquiryNo` an earlier one is written over. */
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

/** All consultations, newest first. */
export const listInquiries = get('/api/sdhealth/inquiry/order-list', {
  kept: KEPT.consultations,
  data: Type.Object({ list: Type.Array(InquirySummary) }),
});

/** The same in pages, and by state where one is asked for. */
export const listInquiriesV2 = get('/api/sdhealth/inquiry/v2/order-list', {
  kept: KEPT.consultations,
  query: Type.Object({ ...Paging, status: Type.Optional(InquiryStatus()) }),
  data: Type.Object({ list: LongList(InquirySummary), total: Count() }),
});

/** The page of the outside doctor network's own list. */
export const getThirdOrderListUrl = get('/api/sdhealth/inquiry/get-third-order-list-url', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: Type.Object({ url: Address() }),
});

/** The page where the conversation goes on. Code 40941: nothing was asked yet. */
export const getThirdChatUrl = get('/api/sdhealth/inquiry/get-third-chat-url', {
  query: OfConversation,
  data: Type.Object({ url: Address() }),
  errors: [40941],
});

/** Code 40920: not a picture that can be shown; 40921: over 5 MB. */
export const uploadInquiryPicture = post('/api/sdhealth/inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});

/** Keeps the question; no doctor sees it before it is placed. Code 40940: the order leaves no consultation. */
export const saveOnlineInquiry = post('/api/sdhealth/inquiry/save-online-inquiry', {
  changes: true,
  json: OnlineInquiry,
  data: SavedInquiry,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940],
});

/** Sends the kept question to a doctor and uses up one consultation. Code 40940: none is left; 40942: it is sent already. */
export const placeInquiryThirdOrder = post('/api/sdhealth/inquiry/place-inquiry-third-order', {
  form: Type.Object({ orderNo: Text(), inquiryNo: Text(), seenLeft }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenLeft'],
  errors: [40940, 40942],
});
