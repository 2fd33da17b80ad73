/** Defines the static file of the free checkup. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Dispensable, DispensableList, Text } from './shapes.ts';
import { Picture, Science, Titled } from './shapes-static.ts';

/** The page by product number, if a product has its own words. @zh 免费体检页；产品有自己文字时按产品编号给出。 */
export const FreeAppointmentPage = Type.Object({
  title: Dispensable(Text()),
  banner: Dispensable(Picture),
  notes: DispensableList(Text()),
  /** The words by product number, if a product has its own. @zh 以产品编号为键的文字，有则给出。 */
  products: Dispensable(
    Type.Record(
      Type.String(),
      Type.Object({ title: Text(), desc: Dispensable(Text()), byCity: Dispensable(Type.Boolean()) }),
    ),
  ),
  science: Science,
  noService: Dispensable(Titled),
});
export type FreeAppointmentPage = Static<typeof FreeAppointmentPage>;

/** Returns the words of the free checkup. @zh 返回免费体检的文字。 */
export const getFreeAppointmentPage = get('/static-config/free-appointment.json', {
  data: FreeAppointmentPage,
  host: 'static',
});
