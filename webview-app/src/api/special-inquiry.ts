import { type Static, Type } from 'typebox';
import {
  Allowance,
  ChatLine,
  ChatRecord,
  InquiryPerson,
  LaunchInfo,
  OfConversation,
  OfOrder,
  PictureUpload,
  Question,
  QuestionPlaced,
  UploadedPicture,
} from './consultation.ts';
import { Department, DepartmentGroup, Doctor, DoctorDetails } from './doctor.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, Fen, InquiryStatus, LongList, NotPersonal, OneOf, Paging, Personal, Text } from './shapes.ts';

/** A province, or one of its cities. `000000` is the whole country. */
export const Area = Type.Object({ area_id: Text(), areaText: Text(), doctorCount: Count() });
export type Area = Static<typeof Area>;

/** The search fields that the store keeps (specification, section 3, `doctorSearch`). */
export const DoctorSearch = Type.Object({
  departmentId: Type.Optional(Text()),
  keyword: Type.Optional(NotPersonal('searches among doctors')),
  /** 0 recommended, 1 most satisfied, 2 most asked, 3 cheapest first, 4 most expensive first. */
  sortValue: Type.Integer({ minimum: 0, maximum: 4 }),
  /** Price bands, of which several may be chosen: free, under 50, 50 to 100, over 100 yuan. Empty means any price. */
  priceValue: Type.Array(OneOf('free', 'low', 'middle', 'high')),
  titleValue: Type.Optional(OneOf('', 'chief', 'deputy', 'attending', 'resident')),
  area_id: Type.Optional(Text()),
  ...Paging,
});
export type DoctorSearch = Static<typeof DoctorSearch>;

/** A further message in an open consultation: text, pictures or both. The same `clientMsgId` is the same message. */
export const AskMessage = Type.Object({
  orderNo: Text(),
  bizOrderNo: Text(),
  clientMsgId: Text(),
  text: Type.Optional(Personal('health', { maxLength: 500 })),
  pictures: Type.Optional(Type.Array(Address(), { maxItems: 9 })),
});
export type AskMessage = Static<typeof AskMessage>;

/** The result of an asked question. */
export const Asked = Type.Object({
  lines: LongList(ChatLine),
  status: InquiryStatus(),
  questionsLeft: Count(),
});
export type Asked = Static<typeof Asked>;

export const listHotDepartments = get('/api/sdhealth/special-inquiry/get-hot-department', {
  data: Type.Object({ departments: Type.Array(Department) }),
  offline: true,
});

export const listAllDepartments = get('/api/sdhealth/special-inquiry/get-all-department-list', {
  data: Type.Object({ groups: Type.Array(DepartmentGroup) }),
  offline: true,
});

/** Lists the cities of a province, or the provinces. */
export const listAreas = get('/api/sdhealth/special-inquiry/get-city-by-province-id', {
  query: Type.Object({ provinceId: Type.Optional(Text()) }),
  data: Type.Object({ areas: Type.Array(Area) }),
  offline: true,
});

export const getDoctorDetails = get('/api/sdhealth/special-inquiry/get-doctor-details', {
  query: Type.Object({
    encryptDoctorId: Text(),
    orderNo: Type.Optional(Text()),
    bizOrderNo: Type.Optional(Text()),
  }),
  data: DoctorDetails,
});

export const listSpecialInquiryPersons = get('/api/sdhealth/special-inquiry/get-special-inquiry-person-info', {
  unread: ['the order tells its product', 'productNo'],
  query: OfOrder,
  data: Type.Object({ persons: Type.Array(InquiryPerson), allowance: Allowance }),
});

/** Returns a conversation. Code 40941: the order has no question yet. */
export const getSpecialChatRecord = get('/api/sdhealth/special-inquiry/get-chat-record', {
  query: OfConversation,
  data: ChatRecord,
  errors: [40941],
});

/** Returns the department for a question to the first free doctor. */
export const getQuickInquiryDepartment = get('/api/sdhealth/special-inquiry/get-quick-inquiry-department-info', {
  query: Type.Object({ departmentId: Type.Optional(Text()) }),
  data: Type.Object({
    department: Department,
    priceFen: Fen(),
    onlineDoctorCount: Count(),
    /** Minutes, on average. */
    replyMinutes: Count(),
    /** Some of the doctors who may answer. */
    doctors: Type.Array(Doctor),
  }),
});

export const getSpecialLaunchInfo = get('/api/sdhealth/special-inquiry/get-person-info-launch-info', {
  unread: ['the order tells its product', 'productNo'],
  query: OfOrder,
  data: LaunchInfo,
});

/** Returns the departments that match the person's text. `matched` are the matching words. */
export const searchDepartments = get('/api/sdhealth/special-inquiry/search-department-by-content', {
  query: Type.Object({ content: NotPersonal('searches among departments') }),
  data: Type.Object({
    departments: Type.Array(Type.Object({ ...Department.properties, matched: Type.Array(Text()) })),
  }),
});

export const listDepartmentDoctors = post('/api/sdhealth/special-inquiry/get-department-doctor-list', {
  asks: true,
  json: DoctorSearch,
  data: Type.Object({ list: LongList(Doctor), total: Count() }),
});

/** Uploads a picture. Code 40920: unsupported picture; 40921: over 5 MB. */
export const uploadSpecialPicture = post('/api/sdhealth/special-inquiry/upload-picture', {
  unseen: 'makes something new',
  multipart: PictureUpload,
  data: UploadedPicture,
  errors: [40920, 40921],
});

/** Asks the chosen doctor, which spends one consultation. Code 40940: none is left; 40943: the doctor is absent. */
export const placeSpecialQuestion = post('/api/sdhealth/special-inquiry/place-order-and-save-question', {
  json: Type.Object({ ...Question.properties, encryptDoctorId: Text() }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940, 40943],
});

/** Adds a message. Code 40944: the consultation is closed; 40945: it has no question left. */
export const askSpecialQuestion = post('/api/sdhealth/special-inquiry/ask-question', {
  unseen: 'adds a message',
  changes: true,
  json: AskMessage,
  data: Asked,
  errors: [40944, 40945],
});

/** Asks the first free doctor of the department, which spends one consultation like `placeSpecialQuestion`. Code 40940: none is left. */
export const submitQuickQuestion = post('/api/sdhealth/special-inquiry/not-specify-doctor-submit-first-question', {
  json: Type.Object({ ...Question.properties, departmentId: Text() }),
  data: QuestionPlaced,
  once: true,
  seen: ['seenPerson', 'seenIdCard', 'seenLeft'],
  errors: [40940],
});
