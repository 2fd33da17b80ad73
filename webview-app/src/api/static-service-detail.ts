/** Defines the static files of overseas care and of the rescue service. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Text } from './shapes.ts';
import { ServiceText, Titled } from './shapes-static.ts';

/** The page of overseas care. `phone` is the overseas line. */
export const OverseasPage = Type.Object({
  ...ServiceText,
  phone: Text(),
  countries: Type.Array(Type.Object({ code: Text(), name: Text(), desc: Text() })),
});
export type OverseasPage = Static<typeof OverseasPage>;

/** The page of global rescue: the first steps, and the phone number for each place. */
export const SosPage = Type.Object({
  ...ServiceText,
  phone: Text(),
  overseasPhone: Text(),
  firstAid: Type.Array(Titled),
});
export type SosPage = Static<typeof SosPage>;

export const getOverseasPage = get('/static-config/overseas.json', { data: OverseasPage, host: 'static' });

export const getSosPage = get('/static-config/sos.json', { data: SosPage, host: 'static' });
