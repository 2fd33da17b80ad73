/** The parts of all kinds of consultation. Schemas only; the rows are in the tables of the groups. */
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

/** A person for whom the account may ask. Id card and phone are masked by the server. */
export const InquiryPerson = Type.Object({
  personId: Text(),
  name: Text(),
  idCard: Text(),
  phone: Text(),
  sex: Sex(),
  /** Whole years today. */
  age: Count(),
  relation: OneOf('self', 'family'),
});
export type InquiryPerson = Static<typeof InquiryPerson>;

/** A note of a person. A pattern, as a check of lengths in an answer would ship code that counts characters. */
const Note = () => Personal('health', { pattern: '^[^]{0,100}$' });

/** The facts that help a doctor besides the question. All of them may be left out. */
export const HealthFacts = Type.Object({
  duration: Type.Optional(Duration()),
  /** The person has been at a doctor's for it. */
  hasVisited: Type.Optional(Type.Boolean()),
  /** Values of `histories` of the form's choices. */
  histories: Type.Optional(Type.Array(Personal('health'), { maxItems: 12 })),
  allergies: Type.Optional(Note()),
  /** The medicines that the person takes. */
  medicines: Type.Optional(Note()),
});
export type HealthFacts = Static<typeof HealthFacts>;

/**
 * Either `personId`, or id card, name and phone of somebody new. The question, 10 to 500 characters, with at most 9 pictures
 * (addresses that an upload gave).
 */
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

/** The questions a person has left in an order. */
export const Allowance = Type.Object({
  timesTotal: Count(),
  timesLeft: Count(),
  canAsk: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  /** The service of the health card that pays; absent for an order of its own. A use of it is spent by the question. */
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
  /** The words said last, by the person or the doctor. */
  lastText: Type.Optional(Text()),
  /** The product that a rating of the doctor is about; absent: the order's. */
  serviceProductNo: Type.Optional(Text()),
  personName: Text(),
  doctor: Type.Optional(Doctor),
  createdAt: IsoDateTime(),
  updatedAt: IsoDateTime(),
  unread: Count(),
  link: Text(),
});
export type InquirySummary = Static<typeof InquirySummary>;

/** An order's consultations; `inquiry` is the last one, absent before the first. */
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

/** One line of a conversation. `clientMsgId` is the id that the page gave its own message, so that none shows twice. */
export const ChatLine = Type.Object({
  messageId: Text(),
  /** Its place in the conversation: 1, 2, 3 without a gap. */
  seq: Count(),
  clientMsgId: Type.Optional(Text()),
  /** An unknown one is drawn like the system. */
  sender: OpenOneOf('patient', 'doctor', 'system'),
  /** `end`: the consultation is over; `evaluation`: the card that asks how it was. */
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
  /** The lines that the person had read before, and that the doctor has read, by the number of the last. */
  readUpTo: Count(),
  doctorReadUpTo: Count(),
  canAsk: Type.Boolean(),
  /** Questions left in this consultation. */
  questionsLeft: Count(),
  /** The time at which it closes by itself. */
  endsAt: Type.Optional(IsoDateTime()),
  canEvaluate: Type.Boolean(),
  /** The product that a rating of the doctor is about; absent: the order's. */
  serviceProductNo: Type.Optional(Text()),
});
export type ChatRecord = Static<typeof ChatRecord>;

/** The start values of the form: the known persons, what was said with the last question, the number of questions left. */
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

/** A question that was sent. `amountFen` is 0 where a right pays for it. */
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

/** Jpeg, png or webp, at most 5 MB. */
export const PictureUpload = Type.Object({ file: Type.Unsafe<Blob>({}) });

export const OfOrder = Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) });

/** Without `bizOrderNo` the last consultation of the order. With `after` only the lines behind the one of that number. */
export const OfConversation = Type.Object({
  orderNo: Text(),
  bizOrderNo: Type.Optional(Text()),
  after: Type.Optional(Count()),
});
