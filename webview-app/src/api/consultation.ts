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
import { seenIdCard, seenLeft, seenPerson } from './shapes-seen.ts';

/** A person for whom the account may ask. The server masks id card and phone. */
export const InquiryPerson = Type.Object({
  personId: Text(),
  name: Text(),
  idCard: Text(),
  phone: Text(),
  sex: Sex(),
  /** The age in whole years. */
  age: Count(),
  relation: OneOf('self', 'family'),
});
export type InquiryPerson = Static<typeof InquiryPerson>;

/** A person's note. A pattern, because a length check would add code that counts characters. */
const Note = () => Personal('health', { pattern: '^[^]{0,100}$' });

/** Facts that help a doctor beside the question, all optional. */
export const HealthFacts = Type.Object({
  duration: Type.Optional(Duration()),
  /** True if the person has already seen a doctor about the complaint. */
  hasVisited: Type.Optional(Type.Boolean()),
  /** Values of `histories` of the form's choices. */
  histories: Type.Optional(Type.Array(Personal('health'), { maxItems: 12 })),
  allergies: Type.Optional(Note()),
  /** The person's current medicines. */
  medicines: Type.Optional(Note()),
});
export type HealthFacts = Static<typeof HealthFacts>;

/** A question of 10 to 500 characters with at most 9 uploaded pictures. For `personId`, or a new person with id card, name and phone. */
export const Question = Type.Object({
  orderNo: Text(),
  personId: Type.Optional(Text()),
  physicalName: Type.Optional(Personal('name')),
  physicalId: Type.Optional(Personal('idCard')),
  medicalPhoneNumber: Type.Optional(Personal('phone')),
  maritalStatus: Type.Optional(MaritalStatus()),
  description: Personal('health', { minLength: 10, maxLength: 500 }),
  pictures: Type.Array(Address(), { maxItems: 9 }),
  ...HealthFacts.properties,
  seenPerson: Type.Optional(seenPerson),
  seenIdCard: Type.Optional(seenIdCard),
  seenLeft,
});
export type Question = Static<typeof Question>;

/** The remaining questions of an order. */
export const Allowance = Type.Object({
  timesTotal: Count(),
  timesLeft: Count(),
  canAsk: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The health card's service that pays. Absent for a separate order. The question spends one use. */
  card: Type.Optional(Type.Object({ name: Text(), hint: Type.Optional(Text()) })),
});
export type Allowance = Static<typeof Allowance>;

/** One consultation in a list. `link` is a path of this app. */
export const InquirySummary = Type.Object({
  bizOrderNo: Text(),
  orderNo: Text(),
  productNo: Text(),
  productName: Text(),
  kind: OneOf('online', 'graphic', 'tob'),
  status: InquiryStatus(),
  statusText: Text(),
  description: Text(),
  /** The last message of the person or the doctor. */
  lastText: Type.Optional(Text()),
  /** The product of a rating of the doctor. Absent: the order's product. */
  serviceProductNo: Type.Optional(Text()),
  personName: Text(),
  doctor: Type.Optional(Doctor),
  createdAt: IsoDateTime(),
  updatedAt: IsoDateTime(),
  unread: Count(),
  link: Text(),
});
export type InquirySummary = Static<typeof InquirySummary>;

/** An order's consultations. `inquiry` is the last one, absent before the first. */
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

/** One line of a conversation. `clientMsgId` is the page's id of its own message, so that it is shown once. */
export const ChatLine = Type.Object({
  messageId: Text(),
  /** The number of the line: 1, 2, 3 without a gap. */
  seq: Count(),
  clientMsgId: Type.Optional(Text()),
  /** The sender. An unknown sender is displayed like the system. */
  sender: OpenOneOf('patient', 'doctor', 'system'),
  /** `end`: the consultation has ended. `evaluation`: the card that asks for a rating. */
  kind: OpenOneOf('text', 'picture', 'end', 'evaluation'),
  text: Type.String(),
  pictureUrl: Type.Optional(Address()),
  sentAt: IsoDateTime(),
});
export type ChatLine = Static<typeof ChatLine>;

/** A conversation, oldest line first. */
export const ChatRecord = Type.Object({
  orderNo: Text(),
  bizOrderNo: Text(),
  status: InquiryStatus(),
  statusText: Text(),
  doctor: Type.Optional(Doctor),
  lines: LongList(ChatLine),
  /** The number of the last line that the person, or the doctor, has read. */
  readUpTo: Count(),
  doctorReadUpTo: Count(),
  canAsk: Type.Boolean(),
  /** Questions left in this consultation. */
  questionsLeft: Count(),
  /** The time at which the consultation closes automatically. */
  endsAt: Type.Optional(IsoDateTime()),
  canEvaluate: Type.Boolean(),
  /** The product of a rating of the doctor. Absent: the order's product. */
  serviceProductNo: Type.Optional(Text()),
});
export type ChatRecord = Static<typeof ChatRecord>;

/** The initial values of the form: known persons, the last question's details, the remaining questions. */
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

/** A sent question. `amountFen` is 0 if a right pays for it. */
export const QuestionPlaced = Type.Object({
  bizOrderNo: Text(),
  orderNo: Text(),
  status: InquiryStatus(),
  amountFen: Fen(),
  timesLeft: Count(),
  doctor: Type.Optional(Doctor),
});
export type QuestionPlaced = Static<typeof QuestionPlaced>;

/** The address of the uploaded picture. */
export const UploadedPicture = Type.Object({ url: Address(), bytes: Count() });
export type UploadedPicture = Static<typeof UploadedPicture>;

/** A jpeg, png or webp of at most 5 MB. */
export const PictureUpload = Type.Object({ file: Type.Unsafe<Blob>({}) });

export const OfOrder = Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) });

/** A conversation. Without `bizOrderNo` the last conversation of the order. With `after` only the lines after that number. */
export const OfConversation = Type.Object({
  orderNo: Text(),
  bizOrderNo: Type.Optional(Text()),
  after: Type.Optional(Count()),
});
