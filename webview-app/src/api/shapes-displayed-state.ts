/**
 * Defines the fields by which a write names the state that the page showed (decision 034). The app always sends them. A service may ignore
 * them. If it compares them, it refuses another state with code 40901 and `data: { state, canRepeat, names? }`: the present values of the
 * row's fields, whether the write is possible now, and the names of present values that are ids.
 */
import { Type } from 'typebox';
import { Coins, Count, Fen, IsoDate, NotPersonal, Personal, Text } from './shapes.ts';

/** The booked day that the page showed. @zh 页面显示的预约日期。 */
export const seenDate = IsoDate();
/** The institution's id that the page showed. @zh 页面显示的体检机构标识。 */
export const seenUnitId = Text();
/** The name of a person, as the page showed it, masked as in the answer. @zh 页面显示的人员姓名，脱敏形式与返回一致。 */
export const seenPerson = Personal('name');
/** The id card of a person, masked as the page showed it. @zh 页面显示的身份证号，已脱敏。 */
export const seenIdCard = NotPersonal('the service has masked it');
/** The mobile number of a person, masked as the page showed it. @zh 页面显示的手机号，已脱敏。 */
export const seenPhone = NotPersonal('the service has masked it');
/** The status word of the answer that the page showed. @zh 页面所依据的返回中的状态词。 */
export const seenStatus = Text();
/** The payment or refund that the page showed, in fen. @zh 页面显示的支付或退款金额，单位为分。 */
export const seenAmountFen = Fen();
/** The number of changes, uses or questions that the page showed as remaining. @zh 页面显示的剩余改期、使用或提问次数。 */
export const seenLeft = Count();
/** The coins that the page promised for an exchange. @zh 页面显示的兑换可得健康金。 */
export const seenCoins = Coins();
/** The prize that the page showed as chosen; empty if none was. @zh 页面显示已选的奖品；未选时为空。 */
export const seenPrizeId = Type.String();

/** A known person, as displayed on a page. Absent for a new person, whose details are in the body. @zh 页面显示的已知人员；新增人员时不传，其资料在请求体中。 */
export const DisplayedPerson = {
  seenPerson: Type.Optional(seenPerson),
  seenIdCard: Type.Optional(seenIdCard),
  seenPhone: Type.Optional(seenPhone),
};
/** The appointment that a page showed. @zh 页面显示的预约。 */
export const DisplayedAppointment = { seenStatus, seenDate, seenUnitId };
