import { type Static, Type } from 'typebox';
import {
  Allowance,
  ChatLine,
  ChatRecord,
  ConversationReference,
  InquiryPerson,
  LaunchInfo,
  OrderReference,
  PictureUpload,
  Question,
  QuestionPlaced,
  UploadedPicture,
} from './consultation.ts';
import { Department, DepartmentGroup, Doctor, DoctorDetails } from './doctor.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, InquiryStatus, LongList, NotPersonal, OneOf, Paging, Personal, Text } from './shapes.ts';

/** A province, or one of its cities. `000000` is the whole country. @zh 省份或其城市，`000000` 为全国。 */
export const Area = Type.Object({ area_id: Text(), areaText: Text(), doctorCount: Count() });
export type Area = Static<typeof Area>;

/** The search fields for doctors. @zh 搜索医生的条件。 */
export const DoctorSearch = Type.Object({
  /** The department's id. Absent: any department. @zh 科室标识；不传为不限。 */
  departmentId: Type.Optional(Text()),
  keyword: Type.Optional(NotPersonal('searches among doctors')),
  /** 0 recommended, 1 most satisfied, 2 most asked, 3 cheapest first, 4 most expensive first. @zh 0 推荐，1 满意度，2 接诊量，3 价格从低到高，4 价格从高到低。 */
  sortValue: Type.Integer({ minimum: 0, maximum: 4 }),
  /**
   * Price bands, of which several may be chosen: free, under 50, 50 to 100, over 100 yuan. Empty means any price.
   * @zh 价格区间，可多选：免费、50 元以下、50 到 100 元、100 元以上；空为不限。
   */
  priceValue: Type.Array(OneOf('free', 'low', 'middle', 'high')),
  /** The rank. Empty or absent: any rank. @zh 职称；为空或不传为不限。 */
  titleValue: Type.Optional(OneOf('', 'chief', 'deputy', 'attending', 'resident')),
  /** The area's code. Absent: the whole country. @zh 地区代码；不传为全国。 */
  area_id: Type.Optional(Text()),
  ...Paging,
});
export type DoctorSearch = Static<typeof DoctorSearch>;

/**
 * A further message in an open consultation: text, pictures or both. The same `clientMsgId` is the same message.
 * @zh 进行中问诊的追加消息：文字、图片或两者；`clientMsgId` 相同即为同一条消息。
 */
export const AskMessage = Type.Object({
  orderNo: Text(),
  bizOrderNo: Text(),
  clientMsgId: Text(),
  /** The words, at most 500 characters. @zh 文字，最多 500 字。 */
  text: Type.Optional(Personal('health', { maxLength: 500 })),
  /** The addresses of uploaded pictures, at most 9. @zh 已上传图片的地址，最多 9 张。 */
  pictures: Type.Optional(Type.Array(Address(), { maxItems: 9 })),
});
export type AskMessage = Static<typeof AskMessage>;

/** The result of an asked question. @zh 追问的结果。 */
export const QuestionResult = Type.Object({
  lines: LongList(ChatLine),
  status: InquiryStatus(),
  questionsLeft: Count(),
});
export type QuestionResult = Static<typeof QuestionResult>;

/** Lists the departments that are asked most, for the entry to consultations. The same for everybody. @zh 列出热门科室，供问诊入口使用，对所有人相同。 */
export const listHotDepartments = get('/api/sdhealth/special-inquiry/get-hot-department', {
  data: Type.Object({ departments: Type.Array(Department) }),
  offline: true,
});

/** Lists all departments in groups, in display order. The same for everybody. @zh 分组列出全部科室，按显示顺序，对所有人相同。 */
export const listAllDepartments = get('/api/sdhealth/special-inquiry/get-all-department-list', {
  data: Type.Object({ groups: Type.Array(DepartmentGroup) }),
  offline: true,
});

/** Lists the cities of a province, or the provinces. @zh 列出省份，或一个省份的城市。 */
export const listAreas = get('/api/sdhealth/special-inquiry/get-city-by-province-id', {
  query: Type.Object({
    /** The province whose cities are wanted. Absent: the provinces. @zh 要列出城市的省份；不传则列出省份。 */
    provinceId: Type.Optional(Text()),
  }),
  data: Type.Object({ areas: Type.Array(Area) }),
  offline: true,
});

/**
 * Returns the doctor's page. With an order or consultation: whether its right pays, and whether a question remains.
 * @zh 返回医生页面。传订单或问诊时，说明是否由其权益支付、是否还有次数。
 */
export const getDoctorDetails = get('/api/sdhealth/special-inquiry/get-doctor-details', {
  query: Type.Object({
    encryptDoctorId: Text(),
    orderNo: Type.Optional(Text()),
    bizOrderNo: Type.Optional(Text()),
  }),
  data: DoctorDetails,
});

/** Lists the persons to ask for and the order's remaining questions, for the form. @zh 列出可代为提问的人员和订单剩余次数，供提问表单使用。 */
export const listSpecialInquiryPersons = get('/api/sdhealth/special-inquiry/get-special-inquiry-person-info', {
  unread: ['the order tells its product', 'productNo'],
  query: OrderReference,
  data: Type.Object({ persons: Type.Array(InquiryPerson), allowance: Allowance }),
});

/** Returns a conversation. Code 40941: the order has no question yet. @zh 返回对话。40941：订单还没有提问。 */
export const getSpecialChatRecord = get('/api/sdhealth/special-inquiry/get-chat-record', {
  query: ConversationReference,
  data: ChatRecord,
  errors: [40941],
});

/** Returns the department for a question to the first free doctor. @zh 返回向最先空闲医生提问的科室。 */
export const getQuickInquiryDepartment = get('/api/sdhealth/special-inquiry/get-quick-inquiry-department-info', {
  query: Type.Object({ departmentId: Type.Optional(Text()) }),
  data: Type.Object({
    department: Department,
    priceFen: Fen(),
    onlineDoctorCount: Count(),
    /** Minutes, on average. @zh 平均首次回复时间，单位为分钟。 */
    replyMinutes: Count(),
    /** Some of the doctors who may answer. @zh 可能接诊的部分医生。 */
    doctors: Type.Array(Doctor),
  }),
});

/** Returns the initial values of the form for a question after an earlier one. @zh 返回再次提问的表单初始值。 */
export const getSpecialLaunchInfo = get('/api/sdhealth/special-inquiry/get-person-info-launch-info', {
  unread: ['the order tells its product', 'productNo'],
  query: OrderReference,
  data: LaunchInfo,
});

/** Returns the departments that match the person's text. `matched` are the matching words. @zh 返回与用户文字匹配的科室，`matched` 为匹配到的词。 */
export const searchDepartments = get('/api/sdhealth/special-inquiry/search-department-by-content', {
  query: Type.Object({
    /** The complaint in the person's words. @zh 用户描述的症状。 */
    content: NotPersonal('searches among departments'),
  }),
  data: Type.Object({
    departments: Type.Array(Type.Object({ ...Department.properties, matched: Type.Array(Text()) })),
  }),
});

/** Lists doctors by the search fields, in pages. The order is `sortValue`. @zh 按搜索条件分页列出医生，顺序由 `sortValue` 决定。 */
export const listDepartmentDoctors = post('/api/sdhealth/special-inquiry/get-department-doctor-list', {
  asks: true,
  json: DoctorSearch,
  data: Type.Object({ list: LongList(Doctor), total: Count() }),
});

/** Uploads a picture. Code 40920: unsupported picture; 40921: over 5 MB. @zh 上传图片。40920：格式不支持；40921：超过 5 MB。 */
export const uploadSpecialPicture = post('/api/sdhealth/special-inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});

/**
 * Asks the chosen doctor, which spends one consultation. Code 40940: none is left; 40943: the doctor is absent.
 * @zh 向选定的医生提问，扣一次问诊。40940：没有剩余次数；40943：医生暂未接诊。
 */
export const placeSpecialQuestion = post('/api/sdhealth/special-inquiry/place-order-and-save-question', {
  json: Type.Object({ ...Question.properties, encryptDoctorId: Text() }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940, 40943],
});

/** Adds a message. Code 40944: the consultation is closed; 40945: it has no question left. @zh 追加消息。40944：问诊已结束；40945：追问次数已用完。 */
export const askSpecialQuestion = post('/api/sdhealth/special-inquiry/ask-question', {
  unseen: 'adds a message',
  changes: true,
  json: AskMessage,
  data: QuestionResult,
  errors: [40944, 40945],
});

/**
 * Asks the first free doctor of the department, which spends one consultation like `placeSpecialQuestion`. Code 40940: none is left.
 * @zh 向科室最先空闲的医生提问，与 `placeSpecialQuestion` 一样扣一次问诊。40940：没有剩余次数。
 */
export const submitQuickQuestion = post('/api/sdhealth/special-inquiry/not-specify-doctor-submit-first-question', {
  json: Type.Object({ ...Question.properties, departmentId: Text() }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940],
});
