/**
 * Describes a kind of checkup. The pages of `features/exam` are the same for all kinds. Kinds differ in their endpoints, in
 * the store's section of the choice, and in their pages.
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
  /** The letter under which a long list groups the city. By default it is read from the name. */
  letter?: string | undefined;
  /** The number of institutions in the city, if the service sends it. */
  institutions?: number | undefined;
  /** Shown first, as a quick choice. */
  hot?: boolean | undefined;
  /** The person's city, or the nearest city. Shown before all others. */
  nearest?: boolean | undefined;
}

export interface BookingInstitution {
  id: string;
  name: string;
  address: string;
  /** Metres from the person. Undefined if the phone's position is unknown. */
  metres?: number | undefined;
  /** The first day with a free slot, `YYYY-MM-DD`, if the service sends it. */
  nextDay?: string | undefined;
  /** The address of a picture of the building. */
  coverUrl?: string | undefined;
  hours?: string | undefined;
  tags?: readonly string[] | undefined;
  phone?: string | undefined;
  /** Degrees, WGS 84. */
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface BookingCalendar {
  /** The days. `changeUntil` is the last moment to change or cancel a booking, if the service sends it. */
  days: readonly (CalendarDay & { readonly changeUntil?: string | undefined })[];
  /** Today in the institutions' time zone, `YYYY-MM-DD`. */
  today: string;
  /** The service's reason why it offers no other days. */
  note?: string | undefined;
}

/** A booking before it has its order. */
export interface NewBooking extends Omit<ExamBooking, 'orderNo'> {
  /** Numbers of additional examinations, if the kind of checkup has any. */
  readonly addOnItems?: string[];
}

/** An order of a checkup. A kind of checkup may add fields. */
export interface ExamOrder {
  readonly productNo: string;
  readonly orderNo: string;
  readonly status: OrderState['status'];
  /** The last day of its validity, `YYYY-MM-DD`. Absent if it does not expire. */
  readonly validTo?: string;
}

/** The state of a checkup, for its status page. */
export interface ExamOverview {
  readonly product: { readonly productNo: string; readonly name: string };
  /** Absent if the person has no order of the product. */
  readonly order?: ExamOrder;
  /** The order's last appointment. Absent before the first. */
  readonly appointment?: Appointment;
}

/** Describes one kind of checkup. `Overview`: the state of its order. `Info`: its data before a booking. */
export interface ExamFlow<
  Overview extends ExamOverview = ExamOverview,
  Info extends ExamBookingInfo = ExamBookingInfo,
> {
  /** The kind of checkup. Data of one kind is never shown for another. */
  readonly name: string;
  /** True if the person pays, so that a booking that cannot be cancelled is not refunded either. */
  readonly isPaid?: boolean;
  /** Stores the choice through a reload, for one product at a time. */
  readonly section: Section<ExamChoice>;
  readonly cities: (productNo: string, signal: AbortSignal) => Promise<readonly BookingCity[]>;
  /** Loads the institutions of a city. Their free days may depend on the order. */
  readonly units: (
    productNo: string,
    cityId: string,
    signal: AbortSignal,
    orderNo?: string,
  ) => Promise<readonly BookingInstitution[]>;
  readonly days: (productNo: string, unitId: string, signal: AbortSignal, orderNo?: string) => Promise<BookingCalendar>;
  /** Loads the days to which an appointment can be moved. */
  readonly daysForRebook: (orderNo: string, signal: AbortSignal) => Promise<BookingCalendar>;
  /** Loads the product of the booking and the reason if it cannot be booked. */
  readonly info: (productNo: string, orderNo: string | undefined, signal: AbortSignal) => Promise<Info>;
  /** Loads the people for whom the account has booked before. */
  readonly persons: (orderNo: string | undefined, signal: AbortSignal) => Promise<readonly ExamPerson[]>;
  /** Loads the state of an order, or of the product's most useful order. */
  readonly overview: (productNo: string, orderNo: string | undefined, signal: AbortSignal) => Promise<Overview>;
  /** Loads the appointment of an order. Undefined if it has none. */
  readonly appointment: (orderNo: string, signal: AbortSignal) => Promise<Appointment | undefined>;
  /** Returns the stored part of the appointment, if `error` is a missing network. `asOf(signal)` returns its time. */
  readonly findStoredAppointment: (orderNo: string, error: unknown, signal: AbortSignal) => Appointment | undefined;
  /** Books a day, for the order `orderNo` if it exists already. Returns the order that was used. */
  readonly book: (booking: NewBooking, orderNo: string | undefined, idempotencyKey: string) => Promise<string>;
  /** Moves the appointment that the page showed. If it has changed meanwhile, the person is asked again. */
  readonly rebook: (appointment: Appointment, date: string, idempotencyKey: string) => Promise<unknown>;
  readonly cancel: (appointment: Appointment, idempotencyKey: string) => Promise<unknown>;
  /** Addresses within the app. */
  readonly pages: {
    /** The status of an order, or of the product's most useful order. */
    readonly state: (productNo: string, orderNo: string | undefined) => string;
    readonly book: (productNo: string, orderNo: string | undefined) => string;
    readonly rebook: (productNo: string, orderNo: string) => string;
    /** The page of the product, for a person without an order of it. */
    readonly product: (productNo: string) => string;
    /** The page of all products, for a person whose order is finished. */
    readonly others: () => string;
    /** The page to read before the day, if this kind has one. */
    readonly science?: (productNo: string, orderNo: string) => string;
    /** The page with only the appointment, if this kind has one. */
    readonly detail?: (productNo: string, orderNo: string) => string;
    /** The page that rates a finished checkup or shows its rating, if this kind has one. */
    readonly evaluate?: (productNo: string, orderNo: string) => string;
    /** Returns the page to show instead of the reason why a booking is impossible. Undefined if there is none. */
    readonly insteadOfBooking?: (info: ExamBookingInfo) => string | undefined;
  };
}
