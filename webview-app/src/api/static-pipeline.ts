/** Defines the static file of a service with several steps. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Dispensable, Text } from './shapes.ts';
import { ServiceText } from './shapes-static.ts';

/** A description of a service of the pipeline. @zh 服务链中一项服务的说明。 */
export const ServicePage = Type.Object({ serviceNo: Text(), ...ServiceText, phone: Dispensable(Text()) });
export type ServicePage = Static<typeof ServicePage>;

/** Returns the description of a service by its number. A missing file (404) means that it has none. @zh 按服务编号返回说明。文件不存在（404）表示没有说明。 */
export const getServicePage = get('/static-config/service/{serviceNo}.json', {
  data: ServicePage,
  host: 'static',
  besidePrice: true,
});
