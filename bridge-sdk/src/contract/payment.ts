import { Type } from 'typebox';
import { event, method, PERSON_MS } from '../rows.ts';
import { Address, OpenEnum, Secret, Text } from './shapes.ts';

/**
 * Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.
 *
 * The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page
 * took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is
 * true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened.
 * The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY).
 * `pending()` lists it until the page has asked the server and calls `settle()`.
 *
 * The provider's own apps before 2.1.0 get the two urls as paths, every other app absolute.
 *
 * @zh 以宿主的方式支付一笔支付流水：宿主自己的收银台、小程序的支付页，或支付方的地址。
 *
 * 返回值只是参考，不能作为凭证：`paid`（宿主称已支付）、`redirected`（页面即将离开）、`handed-over`（已交给另一个页面，
 * 当前页面可能会再次显示）。任何情况下都要查询服务端，`mayHaveHappened` 为 true 的失败也不例外。调用发出后的失败，
 * 包括 CANCELLED，一律为 true，除非宿主确定什么都没有发生。调用在发出之前先写入本地记录；记录还在时，
 * 相同的 `paySeq` 不会再次发出（BUSY）。在页面查询服务端并调用 `settle()` 之前，`pending()` 一直会列出它。
 *
 * 服务商 2.1.0 之前的自有 App 收到的两个地址是路径，其他 App 收到的都是绝对地址。
 */
export const paySeq = method('paySeq', {
  since: '1.0.0',
  errors: ['CANCELLED', 'NEEDS_LOGIN'],
  params: Type.Object({
    /**
     * The payment sequence that the server has made; not empty.
     *
     * @zh 服务端生成的支付流水号；不能为空。
     */
    paySeq: Text(),

    /**
     * The order at the payment service; not empty.
     *
     * @zh 支付服务中的订单号；不能为空。
     */
    payServiceOrderId: Text(),

    /**
     * The server's signature of this payment. It is never logged.
     *
     * @zh 服务端对这笔支付的签名，不会写入日志。
     */
    signature: Secret(),
    /**
     * Fields for the payment host, `unifiedOrderType` among them.
     *
     * @zh 支付方需要的字段，其中包括 `unifiedOrderType`。
     */
    payInfo: Type.Record(Type.String(), Type.Unknown(), { secret: true }),
    /** Absolute url of the page after a paid order. @zh 支付成功后返回的页面，绝对地址。 */
    redirectUrl: Address('return'),
    /** Absolute url of the page after an order that is not paid. @zh 未支付时返回的页面，绝对地址。 */
    failUrl: Address('return'),

    /**
     * The line of business, as the payment host knows it.
     *
     * @zh 支付方所知的业务线。
     */
    biz: Type.Optional(Type.String()),
  }),
  result: Type.Object({
    /**
     * Reports the host's outcome: a hint, never a proof.
     *
     * @zh 宿主给出的结果：只是参考，不能作为凭证。
     */
    outcome: OpenEnum('paid', 'redirected', 'handed-over'),
  }),
  deadlineMs: PERSON_MS,
  singleFlight: 'per:paySeq',
  journal: 'paySeq',
});

/**
 * The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server.
 *
 * @zh 支付结束时由宿主发送，包括页面上次加载时发起的支付。仅供参考，请查询服务端。
 */
export const paymentReturned = event('paymentReturned', {
  since: '1.0.0',
  payload: Type.Object({
    /**
     * The payment sequence that has ended.
     *
     * @zh 已结束的支付流水号。
     */
    paySeq: Text(),
    /**
     * Reports the host's outcome: a hint.
     *
     * @zh 宿主给出的结果：仅供参考。
     */
    outcome: OpenEnum('paid', 'cancelled', 'failed'),
  }),
  each: true,
});
