import { Type } from 'typebox';
import { method } from '../rows.ts';
import { Address, Nothing } from './shapes.ts';

/**
 * Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`.
 *
 * @zh 打开客服：自有 App 打开自己的客服，小程序打开客服页面，其他宿主打开给定的 `url` 或 `phone`。
 */
export const openCustomerService = method('openCustomerService', {
  since: '1.0.0',
  params: Type.Object({ url: Type.Optional(Address('page')), phone: Type.Optional(Type.String()) }),
  result: Nothing,
});
