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
  params: Type.Object({
    /**
     * The address of a page of customer service, for hosts that have none of their own.
     *
     * @zh 客服页面的地址，用于自身没有客服的宿主。
     */
    url: Type.Optional(Address('page')),
    /**
     * The number of customer service, which is dialled where no page can be opened.
     *
     * @zh 客服电话，无法打开页面时拨打。
     */
    phone: Type.Optional(Type.String()),
  }),
  result: Nothing,
});
