/** Defines the static file of the free checkup. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Text } from './shapes.ts';
import { Picture, Science, Titled } from './shapes-static.ts';

/** The page by product number, if a product has its own words. */
export const FreeAppointmentPage = Type.Object({
  title: Text(),
  banner: Picture,
  notes: Type.Array(Text()),
  products: Type.Record(Type.String(), Type.Object({ title: Text(), desc: Text(), byCity: Type.Boolean() })),
  science: Science,
  noService: Titled,
});
export type FreeAppointmentPage = Static<typeof FreeAppointmentPage>;

export const getFreeAppointmentPage = get('/static-config/free-appointment.json', {
  data: FreeAppointmentPage,
  host: 'static',
});
