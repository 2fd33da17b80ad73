/** Defines the static file of a service with several steps. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Text } from './shapes.ts';
import { ServiceText } from './shapes-static.ts';

/** A description of a service of the pipeline. */
export const ServicePage = Type.Object({ serviceNo: Text(), ...ServiceText, phone: Text() });
export type ServicePage = Static<typeof ServicePage>;

export const getServicePage = get('/static-config/service/{serviceNo}.json', { data: ServicePage, host: 'static' });
