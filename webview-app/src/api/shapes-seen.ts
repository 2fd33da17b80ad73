/**
 * Defines the fields by which a write names the state that the page showed (decision 034). The app always sends them. A service may ignore
 * them. If it compares them, it refuses another state with code 40901 and `data: { state, canRepeat, names? }`: the present values of the
 * row's fields, whether the write is possible now, and the names of present values that are ids.
 */
import { Type } from 'typebox';
import { Coins, Count, Fen, IsoDate, NotPersonal, Personal, Text } from './shapes.ts';

/** The booked day. */
export const seenDate = IsoDate();
/** The institution's id. */
export const seenUnitId = Text();
/** The name of a person, masked as in the answer that the page showed. */
export const seenPerson = Personal('name');
/** The id card and mobile number of a person, masked in the same way. */
export const seenIdCard = NotPersonal('the service has masked it');
export const seenPhone = NotPersonal('the service has masked it');
/** The status word of the answer that the page showed. */
export const seenStatus = Text();
/** The payment or refund, in fen. */
export const seenAmountFen = Fen();
/** The number of changes, uses or questions that remain. */
export const seenLeft = Count();
/** The coins that an exchange gives. */
export const seenCoins = Coins();
/** The chosen prize; empty if none was chosen. */
export const seenPrizeId = Type.String();

/** A known person, as displayed on a page. Absent for a new person, whose details are in the body. */
export const SeenPerson = {
  seenPerson: Type.Optional(seenPerson),
  seenIdCard: Type.Optional(seenIdCard),
  seenPhone: Type.Optional(seenPhone),
};
/** The appointment that a page showed. */
export const SeenAppointment = { seenStatus, seenDate, seenUnitId };
