import { Type } from 'typebox';
import { call } from '../rows.ts';
import { Nothing } from './shapes.ts';

/** Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`. */
export const openCustomerService = call('openCustomerService', {
  since: '1.0.0',
  params: Type.Object({ url: Type.Optional(Type.String()), phone: Type.Optional(Type.String()) }),
  result: Nothing,
});
