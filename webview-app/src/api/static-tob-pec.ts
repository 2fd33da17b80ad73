/** Static files of a checkup that a business partner pays for, one for each partner. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Text } from './shapes.ts';
import { Picture, Science, Titled } from './shapes-static.ts';

/** One business partner's checkup pages. */
export const TobPecPage = Type.Object({
  key: Text(),
  companyName: Text(),
  title: Text(),
  banner: Picture,
  phone: Text(),
  notes: Type.Array(Text()),
  science: Science,
  noService: Titled,
});
export type TobPecPage = Static<typeof TobPecPage>;

/** `key` names the business partner; `default` where it is not known. */
export const getTobPecPage = get('/static-config/tob-pec/{key}.json', { data: TobPecPage, host: 'static' });
