/**
 * A way to a checkup's date as one object: the pages of `kit/exam` are the same for every kind of checkup. A kind differs in the rows
 * that answer, in the store's section that keeps the choice, and in its pages.
 */
import type { Appointment, ExamBooking, ExamBookingInfo, ExamPerson } from '../api/exam.ts';
import type { OrderState } from '../api/mall.ts';
import type { Section } from '../store/section.ts';
import type { ExamChoice } from '../store/sections.ts';
import type { CalendarDay } from '../ui/calendar.tsx';

export interface BookingCity {
  id: string;
  name: string;
  province?: string | undefined;
  /** The letter under which a long list has it; without one it is read from the name. */
  letter?: string | undefined;
  /** The number of institutions there, where the service tells it. */
  institutions?: number | undefined;
  /** Shown first, as a quick choice. */
  hot?: boolean | undefined;
  /** The person's own city, or the one next to them: shown before all others. */
  nearest?: boolean | undefined;
}

export interface BookingInstitution {
  id: string;
  name: string;
  address: string;
  /** Metres from the person; undefined where the phone's position is not known. */
  metres?: number | undefined;
  /** The first day with a place left, `YYYY-MM-DD`, where the service tells it. */
  nextDay?: string | undefined;
  /** A picture of the house. */
  coverUrl?: string | undefined;
  hours?: string | undefined;
  tags?: readonly string[] | undefined;
  phone?: string | undefined;
  /** Degrees, WGS 84. */
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface BookingCalendar {
  days: readonly CalendarDay[];
  /** Today where the institutions are, `YYYY-MM-DD`. */
  today: string;
  /** The service's words on why there are no other days. */
  note?: string | undefined;
}

/** A booking before it has its order. */
export interface NewBooking extends Omit<ExamBooking, 'orderNo'> {
  /** Numbers of the examinations beside the package, where the kind of checkup has any. */
  readonly addOnItems?: string[];
}

/** An order of a checkup. Its kind may know more of it. */
export interface ExamOrder {
  readonly productNo: string;
  readonly orderNo: string;
  readonly status: OrderState['status'];
  /** The last day on which it can be used, `YYYY-MM-DD`; absent where no day ends it. */
  readonly validTo?: string;
}

/** The state of a checkup, for its status page. */
export interface ExamOverview {
  readonly product: { readonly productNo: string; readonly name: string };
  /** Absent where the person has no order of the product. */
  readonly order?: ExamOrder;
  /** The order's last appointment; absent before the first. */
  readonly appointment?: Appointment;
}

/** `Overview`: what this kind of checkup tells of its state. `Info`: what it tells before a booking. */
export interface ExamFlow<
  Overview extends ExamOverview = ExamOverview,
  Info extends ExamBookingInfo = ExamBookingInfo,
> {
  /** Names the kind of checkup: what is loaded for one kind is never shown for another. */
  readonly name: string;
  /** Keeps what is chosen through a reload, for one product at a time. */
  readonly section: Section<ExamChoice>;
  readonly cities: (productNo: string, signal: AbortSignal) => Promise<readonly BookingCity[]>;
  /** The institutions of a city; their free days may depend on the order. */
  readonly units: (
    productNo: string,
    cityId: string,
    signal: AbortSignal,
    orderNo?: string,
  ) => Promise<readonly BookingInstitution[]>;
  readonly days: (productNo: string, unitId: string, signal: AbortSignal, orderNo?: string) => Promise<BookingCalendar>;
  /** The days to which an appointment can be moved. */
  readonly daysForRebook: (orderNo: string, signal: AbortSignal) => Promise<BookingCalendar>;
  /** Returns the product of the booking and, if it cannot be booked, the reason. */
  readonly info: (productNo: string, orderNo: string | undefined, signal: AbortSignal) => Promise<Info>;
  /** The people whom the account has booked for before. */
  readonly persons: (orderNo: string | undefined, signal: AbortSignal) => Promise<readonly ExamPerson[]>;
  /** The state of an order, or of the product's most useful one. */
  readonly overview: (productNo: string, orderNo: string | undefined, signal: AbortSignal) => Promise<Overview>;
  /** The appointment of an order; undefined where it has none. */
  readonly appointment: (orderNo: string, signal: AbortSignal) => Promise<Appointment | undefined>;
  /** The part of the appointment that is kept on this phone, where an answer failed with `error` for want of a network. Its age is the signal's. */
  readonly keptAppointment: (orderNo: string, error: unknown, signal: AbortSignal) => Appointment | undefined;
  /** Books, for the order if there is one already; gives the order that was used. */
  readonly book: (booking: NewBooking, orderNo: string | undefined, idempotencyKey: string) => Promise<string>;
  /** Moves the appointment as the page showed it: where it is another one by now, the person is asked again. */
  readonly rebook: (appointment: Appointment, date: string, idempotencyKey: string) => Promise<unknown>;
  /** Cancels the appointment as the page showed it. */
  readonly cancel: (appointment: Appointment, idempotencyKey: string) => Promise<unknown>;
  /** Addresses within the app. */
  readonly pages: {
    /** The status of an order, or of the product's most useful one. */
    readonly state: (productNo: string, orderNo: string | undefined) => string;
    readonly book: (productNo: string, orderNo: string | undefined) => string;
    readonly rebook: (productNo: string, orderNo: string) => string;
    /** The page of the product, for a person without an order of it. */
    readonly product: (productNo: string) => string;
    /** The page of all products, for a person whose order is over. */
    readonly others: () => string;
    /** The page to read before the day, where this kind has one. */
    readonly science?: (productNo: string, orderNo: string) => string;
    /** The page of the appointment alone, where this kind has one. */
    readonly detail?: (productNo: string, orderNo: string) => string;
    /** The page where a finished checkup is rated, or its rating is read, where this kind has one. */
    readonly evaluate?: (productNo: string, orderNo: string) => string;
    /** The page in place of a booking that is not possible now, where there is a better one than the reason. */
    readonly insteadOfBooking?: (info: ExamBookingInfo) => string | undefined;
  };
}
