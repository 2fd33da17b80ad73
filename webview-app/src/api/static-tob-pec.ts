/** Defines the static files of partner-paid checkups, one for each business partner. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Dispensable, DispensableList, Text } from './shapes.ts';
import { Picture, Science, Titled } from './shapes-static.ts';

/** One business partner's checkup pages. @zh 合作企业的体检页面。 */
export const TobPecPage = Type.Object({
  key: Text(),
  companyName: Text(),
  title: Dispensable(Text()),
  banner: Dispensable(Picture),
  phone: Text(),
  notes: DispensableList(Text()),
  science: Science,
  noService: Dispensable(Titled),
});
export type TobPecPage = Static<typeof TobPecPage>;

/** Returns a business partner's page. `key` names the partner, or is `default` if unknown. @zh 返回合作企业的页面。`key` 为企业名称，未知时为 `default`。 */
export const getTobPecPage = get('/static-config/tob-pec/{key}.json', { data: TobPecPage, host: 'static' });
