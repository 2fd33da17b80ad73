/**
 * Fields by which a write names the state that the page showed (decision 034). The app always sends them. A service may ignore them; one that
 * compares them refuses at another state with code 40901 and `data: { state, canRepeat, names? }`: the present values of the row's fields, whether
 * the write is possible now, and the names of present values that are ids.
 */
import { Count, Fen, IsoDate, Text } from './shapes.ts';

/** The booked day. */
export const seenDate = IsoDate();
/** The institution's id. */
export const seenUnitId = Text();
/** The name of a person, masked as in the answer that the page showed. */
export const seenPerson = Text();
/** The status word of the answer that the page showed. */
export const seenStatus = Text();
/** The payment or refund, in fen. */
export const seenAmountFen = Fen();
/** The number of changes, uses or questions that remain. */
export const seenLeft = Count();

/** The appointment that a page showed. */
export const SeenAppointment = { seenStatus, seenDate, seenUnitId };
