/**
 * Describes a kind of consultation with a doctor. The pages of `features/ask` are the same for all kinds. Kinds differ in their endpoints, in
 * the possible doctors, and in the page of the conversation.
 */
import type { Allowance, HealthFacts, InquiryDetail, InquiryPerson, Question } from '../api/consultation.ts';
import type { Doctor } from '../api/doctor.ts';
import type { UploadKind } from './upload.ts';

/** The recipient of a question: a doctor, or a department, whose first free doctor answers. Without both the service chooses. */
export interface AskTo {
  readonly doctorId?: string | undefined;
  readonly departmentId?: string | undefined;
}

/** The doctor or department that will answer, as shown to the person. */
export interface Answerer {
  readonly doctor?: Doctor;
  /** The doctor's department, or the department that gets the question. */
  readonly departmentId: string;
  readonly departmentName: string;
  /** The doctors available now. Absent if a doctor was chosen. */
  readonly onlineCount?: number;
  readonly replyMinutes: number;
  readonly priceFen: number;
  /** True if the order covers the price. */
  readonly covered: boolean;
}

export interface PreviousQuestion {
  readonly personId?: string | undefined;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly facts: { readonly [Name in keyof HealthFacts]?: HealthFacts[Name] | undefined };
}

export type LastInquiry = NonNullable<InquiryDetail['inquiry']>;

export interface AskStart {
  readonly persons: readonly InquiryPerson[];
  readonly allowance: Allowance;
  /** The initial content of the form: the question that is asked again, or a question that was saved but not sent. */
  readonly initialQuestion?: PreviousQuestion | undefined;
  /** The order's last consultation. Absent before the first. */
  readonly last?: LastInquiry | undefined;
}

export interface AskFlow {
  /** The kind of consultation. It also selects the upload endpoints of its pictures. */
  readonly name: UploadKind;
  /** Loads the form's data. `isFollowUp`: the form begins with the previous question. */
  readonly start: (orderNo: string, isFollowUp: boolean, signal: AbortSignal) => Promise<AskStart>;
  /** Loads the answering doctor or department. Undefined if the service chooses the doctor. */
  readonly answerer: (to: AskTo, orderNo: string, signal: AbortSignal) => Promise<Answerer | undefined>;
  /** Sends the question. Returns the number of the new consultation. */
  readonly send: (question: Question, to: AskTo, idempotencyKey: string) => Promise<string>;
  /** Loads the order's last consultation of this kind. */
  readonly last: (orderNo: string, signal: AbortSignal) => Promise<LastInquiry | undefined>;
  readonly pages: {
    readonly chat: (productNo: string, orderNo: string, bizOrderNo: string) => string;
    /** Returns the page for choosing another doctor. Absent if no choice is possible. */
    readonly doctors?: (orderNo: string) => string;
    /** Returns the page for asking any free doctor of a department. Absent if that is impossible. */
    readonly department?: (productNo: string, orderNo: string, departmentId: string) => string;
  };
}
