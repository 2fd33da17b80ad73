/**
 * A way to ask a doctor as one object: the pages of `kit/ask` are the same for every kind of consultation. A kind differs in the rows
 * that answer, in who may be asked, and in the page of its conversation.
 */
import type { Allowance, HealthFacts, InquiryDetail, InquiryPerson, Question } from '../api/consultation.ts';
import type { Doctor } from '../api/doctor.ts';
import type { UploadKind } from './upload.ts';

/** The addressee of a question: a doctor, or a department, whose first free doctor answers. Without both the service chooses. */
export interface AskTo {
  readonly doctorId?: string | undefined;
  readonly departmentId?: string | undefined;
}

/** The doctor or department that will answer, for the person to see. */
export interface Answerer {
  readonly doctor?: Doctor;
  /** The doctor's department, or the one whose doctors are asked. */
  readonly departmentId: string;
  readonly departmentName: string;
  /** Doctors there now; absent where one is named. */
  readonly onlineCount?: number;
  readonly replyMinutes: number;
  readonly priceFen: number;
  /** True: the order pays for it. */
  readonly covered: boolean;
}

/** The question that was asked before. */
export interface SaidBefore {
  readonly personId?: string | undefined;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly facts: { readonly [Name in keyof HealthFacts]?: HealthFacts[Name] | undefined };
}

export type LastInquiry = NonNullable<InquiryDetail['inquiry']>;

export interface AskStart {
  readonly persons: readonly InquiryPerson[];
  readonly allowance: Allowance;
  /** The first content of the form: the question that is asked again, or one that was saved and not sent. */
  readonly before?: SaidBefore | undefined;
  /** The order's last consultation; absent before the first. */
  readonly last?: LastInquiry | undefined;
}

export interface AskFlow {
  /** Names the kind of consultation, and the rows that take its pictures. */
  readonly name: UploadKind;
  /** `again`: the form begins with what was said last. */
  readonly start: (orderNo: string, again: boolean, signal: AbortSignal) => Promise<AskStart>;
  /** Undefined where nobody is named and the service chooses. */
  readonly answerer: (to: AskTo, orderNo: string, signal: AbortSignal) => Promise<Answerer | undefined>;
  /** Asks; returns the number of the new consultation. */
  readonly send: (question: Question, to: AskTo, idempotencyKey: string) => Promise<string>;
  /** The order's last consultation of this kind. */
  readonly last: (orderNo: string, signal: AbortSignal) => Promise<LastInquiry | undefined>;
  readonly pages: {
    readonly chat: (productNo: string, orderNo: string, bizOrderNo: string) => string;
    /** The address at which another doctor is chosen; absent where nobody can be. */
    readonly doctors?: (orderNo: string) => string;
    /** Asks whoever is free in a department instead; absent where that cannot be. */
    readonly department?: (productNo: string, orderNo: string, departmentId: string) => string;
  };
}
