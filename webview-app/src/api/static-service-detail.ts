/** Defines the static files of overseas care and of the rescue service. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Dispensable, DispensableList, Text } from './shapes.ts';
import { ServiceText, Titled } from './shapes-static.ts';

/** The page of overseas care. `phone` is the overseas line. @zh 境外医疗页，`phone` 为境外专线。 */
export const OverseasPage = Type.Object({
  ...ServiceText,
  phone: Text(),
  countries: DispensableList(Type.Object({ code: Text(), name: Text(), desc: Dispensable(Text()) })),
});
export type OverseasPage = Static<typeof OverseasPage>;

/** The page of global rescue: the first steps, and the phone number for each place. @zh 全球救援页：首要步骤及各地电话。 */
export const SosPage = Type.Object({
  ...ServiceText,
  phone: Text(),
  overseasPhone: Text(),
  firstAid: DispensableList(Titled),
});
export type SosPage = Static<typeof SosPage>;

/** Returns the words and the phone number of overseas care. @zh 返回境外医疗的文字和电话。 */
export const getOverseasPage = get('/static-config/overseas.json', { data: OverseasPage, host: 'static' });

/** Returns the words and phone numbers of the rescue service. @zh 返回救援服务的文字和电话。 */
export const getSosPage = get('/static-config/sos.json', { data: SosPage, host: 'static' });
