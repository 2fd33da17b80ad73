/** Defines the schemas that all kinds of consultation share. The rows are in the tables of the groups. */
import { type Static, Type } from 'typebox';
import { Doctor } from './doctor.ts';
import {
  Address,
  Count,
  Duration,
  Fen,
  InquiryStatus,
  IsoDateTime,
  LongList,
  MaritalStatus,
  OneOf,
  OpenOneOf,
  Personal,
  Sex,
  Step,
  Text,
} from './shapes.ts';
import { seenIdCard, seenLeft, seenPerson } from './shapes-displayed-state.ts';

/** A person for whom the account may ask. The server masks id card and phone. @zh 账号可代为提问的人员；证件号和手机号由服务端脱敏。 */
export const InquiryPerson = Type.Object({
  personId: Text(),
  /** The person's name. @zh 姓名。 */
  name: Text(),
  idCard: Text(),
  /** The mobile number, masked. @zh 手机号，已脱敏。 */
  phone: Text(),
  sex: Sex(),
  /** The age in whole years. @zh 年龄，周岁。 */
  age: Count(),
  relation: OneOf('self', 'family'),
});
export type InquiryPerson = Static<typeof InquiryPerson>;

/** A note of the person, at most 100 characters. @zh 用户的说明，最多 100 字。 */
const Note = () => Personal('health', { pattern: '^[^]{0,100}$' });

/** Facts that help a doctor beside the question, all optional. @zh 问题以外供医生参考的信息，均可不传。 */
export const HealthFacts = Type.Object({
  duration: Type.Optional(Duration()),
  /** True if the person has already seen a doctor about the complaint. @zh 已因此就诊过时为 true。 */
  hasVisited: Type.Optional(Type.Boolean()),
  /** Past illnesses: values of `histories` of the form's choices, at most 12. @zh 既往病史：表单选项 `histories` 的值，最多 12 项。 */
  histories: Type.Optional(Type.Array(Personal('health'), { maxItems: 12 })),
  allergies: Type.Optional(Note()),
  /** The person's current medicines, at most 100 characters. @zh 目前用药，最多 100 字。 */
  medicines: Type.Optional(Note()),
});
export type HealthFacts = Static<typeof HealthFacts>;

/**
 * A question of 10 to 500 characters with at most 9 uploaded pictures. For `personId`, or a new person with id card, name and phone.
 * @zh 10 到 500 字的问题，最多附 9 张已上传图片；提问对象为 `personId`，或新增人员（证件号、姓名、手机号）。
 */
export const Question = Type.Object({
  orderNo: Text(),
  personId: Type.Optional(Text()),
  physicalName: Type.Optional(Personal('name')),
  physicalId: Type.Optional(Personal('idCard')),
  medicalPhoneNumber: Type.Optional(Personal('phone')),
  maritalStatus: Type.Optional(MaritalStatus()),
  /** The complaint in the person's words: 10 to 500 characters. @zh 用户描述的症状，10 到 500 字。 */
  description: Personal('health', { minLength: 10, maxLength: 500 }),
  /** The addresses of uploaded pictures, at most 9. @zh 已上传图片的地址，最多 9 张。 */
  pictures: Type.Array(Address(), { maxItems: 9 }),
  ...HealthFacts.properties,
  seenPerson: Type.Optional(seenPerson),
  seenIdCard: Type.Optional(seenIdCard),
  seenLeft,
});
export type Question = Static<typeof Question>;

/** The remaining questions of an order. @zh 订单剩余的问诊次数。 */
export const Allowance = Type.Object({
  timesTotal: Count(),
  timesLeft: Count(),
  canAsk: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The health card's service that pays. Absent for a separate order. The question spends one use. @zh 用于支付的健康卡服务，一次提问扣一次；单独的订单不返回。 */
  card: Type.Optional(Type.Object({ name: Text(), hint: Type.Optional(Text()) })),
});
export type Allowance = Static<typeof Allowance>;

/** One consultation in a list. `link` is a path of this app. @zh 列表中的一次问诊；`link` 为本应用的路径。 */
export const InquirySummary = Type.Object({
  bizOrderNo: Text(),
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  /** `online` to the network, `graphic` to a doctor or department, `tob` paid by a partner. @zh `online` 线上，`graphic` 图文，`tob` 合作企业付费。 */
  kind: OneOf('online', 'graphic', 'tob'),
  status: InquiryStatus(),
  statusText: Text(),
  /** The question. @zh 问题描述。 */
  description: Text(),
  /** The last message of the person or the doctor. @zh 用户或医生的最后一条消息。 */
  lastText: Type.Optional(Text()),
  /** The product of a rating of the doctor. Absent: the order's product. @zh 评价医生所用的产品；不返回时为订单的产品。 */
  serviceProductNo: Type.Optional(Text()),
  personName: Text(),
  doctor: Type.Optional(Doctor),
  createdAt: IsoDateTime(),
  updatedAt: IsoDateTime(),
  unread: Count(),
  link: Text(),
});
export type InquirySummary = Static<typeof InquirySummary>;

/** An order's consultations. `inquiry` is the last one, absent before the first. @zh 订单的问诊；`inquiry` 为最近一次，首次提问前不返回。 */
export const InquiryDetail = Type.Object({
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  allowance: Allowance,
  inquiry: Type.Optional(
    Type.Object({
      ...InquirySummary.properties,
      person: InquiryPerson,
      pictures: Type.Array(Address()),
      ...HealthFacts.properties,
      steps: Type.Array(Step),
    }),
  ),
  notes: Type.Array(Text()),
});
export type InquiryDetail = Static<typeof InquiryDetail>;

/**
 * One line of a conversation. `clientMsgId` is the page's id of its own message, so that it is shown once.
 * @zh 对话中的一行；`clientMsgId` 为页面给自己消息的标识，避免重复显示。
 */
export const ChatLine = Type.Object({
  messageId: Text(),
  /** The number of the line: 1, 2, 3 without a gap. @zh 行号：1、2、3 连续递增。 */
  seq: Count(),
  clientMsgId: Type.Optional(Text()),
  /** The sender. An unknown sender is displayed like the system. @zh 发送方；未知的发送方按系统消息显示。 */
  sender: OpenOneOf('patient', 'doctor', 'system'),
  /** `end`: the consultation has ended. `evaluation`: asks for a rating. @zh `text` 文字，`picture` 图片，`end` 问诊已结束，`evaluation` 邀请评价的卡片。 */
  kind: OpenOneOf('text', 'picture', 'end', 'evaluation'),
  /** The words of the line. Empty for a picture. @zh 文字内容；图片为空。 */
  text: Type.String(),
  /** The address of the picture. Only for a picture. @zh 图片地址，仅图片有。 */
  pictureUrl: Type.Optional(Address()),
  sentAt: IsoDateTime(),
});
export type ChatLine = Static<typeof ChatLine>;

/** A conversation, oldest line first. @zh 一次对话，最早的在前。 */
export const ChatRecord = Type.Object({
  orderNo: Text(),
  bizOrderNo: Text(),
  status: InquiryStatus(),
  statusText: Text(),
  doctor: Type.Optional(Doctor),
  lines: LongList(ChatLine),
  /** The number of the last line that the person, or the doctor, has read. @zh 用户（或医生）已读到的最后一行的行号。 */
  readUpTo: Count(),
  doctorReadUpTo: Count(),
  canAsk: Type.Boolean(),
  /** Questions left in this consultation. @zh 本次问诊剩余的追问次数。 */
  questionsLeft: Count(),
  /** The time at which the consultation closes automatically. @zh 问诊自动结束的时间。 */
  endsAt: Type.Optional(IsoDateTime()),
  canEvaluate: Type.Boolean(),
  /** The product of a rating of the doctor. Absent: the order's product. @zh 评价医生所用的产品；不返回时为订单的产品。 */
  serviceProductNo: Type.Optional(Text()),
});
export type ChatRecord = Static<typeof ChatRecord>;

/** The initial values of the form: known persons, the last question's details, the remaining questions. @zh 提问表单的初始值：已知人员、上次提问的内容、剩余次数。 */
export const LaunchInfo = Type.Object({
  orderNo: Text(),
  persons: Type.Array(InquiryPerson),
  lastPersonId: Type.Optional(Text()),
  lastDescription: Type.Optional(Text()),
  lastPictures: Type.Optional(Type.Array(Address())),
  lastFacts: Type.Optional(HealthFacts),
  allowance: Allowance,
  notes: Type.Array(Text()),
});
export type LaunchInfo = Static<typeof LaunchInfo>;

/** A sent question. `amountFen` is 0 if a right pays for it. @zh 已提交的问题；由权益支付时 `amountFen` 为 0。 */
export const QuestionPlaced = Type.Object({
  bizOrderNo: Text(),
  orderNo: Text(),
  status: InquiryStatus(),
  /** The price in fen. 0 if a right pays. @zh 价格，单位为分；由权益支付时为 0。 */
  amountFen: Fen(),
  timesLeft: Count(),
  doctor: Type.Optional(Doctor),
});
export type QuestionPlaced = Static<typeof QuestionPlaced>;

/** The address of the uploaded picture. @zh 已上传图片的地址。 */
export const UploadedPicture = Type.Object({ url: Address(), bytes: Count() });
export type UploadedPicture = Static<typeof UploadedPicture>;

/** A JPEG, PNG or WebP of at most 5 MB. @zh JPEG、PNG 或 WebP 图片，最大 5 MB。 */
export const PictureUpload = Type.Object({ file: Type.Unsafe<Blob>({}) });

/** The order that a call is about. @zh 请求所针对的订单。 */
export const OrderReference = Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) });

/**
 * A conversation. Without `bizOrderNo` the last conversation of the order. With `after` only the lines after that number.
 * @zh 指定一次对话：没有 `bizOrderNo` 时为订单最近一次；有 `after` 时只返回该行号之后的行。
 */
export const ConversationReference = Type.Object({
  orderNo: Text(),
  bizOrderNo: Type.Optional(Text()),
  after: Type.Optional(Count()),
});
