import { type Static, Type } from 'typebox';
import { STORED_ANSWERS } from '../rules/stored-answers.ts';
import {
  Allowance,
  ConversationReference,
  InquiryDetail,
  InquiryPerson,
  InquirySummary,
  OrderReference,
  PictureUpload,
  Question,
  QuestionPlaced,
  UploadedPicture,
} from './consultation.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, InquiryStatus, IsoDateTime, LongList, Paging, Text } from './shapes.ts';
import { seenLeft } from './shapes-displayed-state.ts';

/** A draft that the server stores. With `inquiryNo` it overwrites an earlier draft. @zh 服务端保存的草稿；有 `inquiryNo` 时覆盖先前的草稿。 */
export const OnlineInquiry = Type.Object({
  ...Question.properties,
  productNo: Type.Optional(Text()),
  /** The number of the draft to overwrite. Absent: a new draft. @zh 要覆盖的草稿编号；不传为新草稿。 */
  inquiryNo: Type.Optional(Text()),
});
export type OnlineInquiry = Static<typeof OnlineInquiry>;

/** A saved draft. @zh 已保存的草稿。 */
export const SavedInquiry = Type.Object({
  inquiryNo: Text(),
  orderNo: Text(),
  status: InquiryStatus(),
  savedAt: IsoDateTime(),
});
export type SavedInquiry = Static<typeof SavedInquiry>;

/** Returns an order's consultations: what remains, and the last one. @zh 返回订单的问诊：剩余次数和最近一次。 */
export const getInquiryDetail = get('/api/sdhealth/inquiry/detail', { query: OrderReference, data: InquiryDetail });

/** Lists the persons to ask for and the remaining questions, for the form. @zh 列出可代为提问的人员和剩余次数，供提问表单使用。 */
export const listInquiryPersons = get('/api/sdhealth/inquiry/get-inquiry-person', {
  query: OrderReference,
  data: Type.Object({ persons: Type.Array(InquiryPerson), allowance: Allowance }),
});

/** Lists all consultations, newest first. @zh 列出全部问诊，从新到旧。 */
export const listInquiries = get('/api/sdhealth/inquiry/order-list', {
  stored: STORED_ANSWERS.consultations,
  data: Type.Object({ list: Type.Array(InquirySummary) }),
});

/** Lists consultations in pages, newest first, optionally by state. @zh 分页列出问诊，从新到旧，可按状态筛选。 */
export const listInquiriesV2 = get('/api/sdhealth/inquiry/v2/order-list', {
  stored: STORED_ANSWERS.consultations,
  query: Type.Object({ ...Paging, status: Type.Optional(InquiryStatus()) }),
  data: Type.Object({ list: LongList(InquirySummary), total: Count() }),
});

/** Returns the page of the external doctor network's own list. @zh 返回外部医生网络自己的列表页面。 */
export const getThirdOrderListUrl = get('/api/sdhealth/inquiry/get-third-order-list-url', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: Type.Object({ url: Address() }),
});

/** Returns the page where the conversation continues. Code 40941: no question exists. @zh 返回继续对话的页面。40941：没有问题。 */
export const getThirdChatUrl = get('/api/sdhealth/inquiry/get-third-chat-url', {
  query: ConversationReference,
  data: Type.Object({ url: Address() }),
  errors: [40941],
});

/** Uploads a picture. Code 40920: unsupported picture; 40921: over 5 MB. @zh 上传图片。40920：格式不支持；40921：超过 5 MB。 */
export const uploadInquiryPicture = post('/api/sdhealth/inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});

/** Saves the question as a draft, which no doctor sees. Code 40940: no consultation is left. @zh 将问题保存为草稿，医生看不到。40940：没有剩余次数。 */
export const saveOnlineInquiry = post('/api/sdhealth/inquiry/save-online-inquiry', {
  changes: true,
  json: OnlineInquiry,
  data: SavedInquiry,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940],
});

/**
 * Sends the saved question to a doctor, which spends one consultation. Code 40940: none is left; 40942: already sent.
 * @zh 将草稿提交给医生，扣一次问诊。40940：没有剩余次数；40942：已提交。
 */
export const placeInquiryThirdOrder = post('/api/sdhealth/inquiry/place-inquiry-third-order', {
  form: Type.Object({ orderNo: Text(), inquiryNo: Text(), seenLeft }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenLeft'],
  errors: [40940, 40942],
});
