import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Fen, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';
import { seenAmountFen } from './shapes-displayed-state.ts';

/** The charge of a contract: amount, product and frequency. @zh 签约的扣款：金额、产品和周期。 */
const Charge = {
  productNo: Text(),
  productName: Text(),
  amountFen: Fen(),
  period: OneOf('month', 'year'),
  /** The address of the contract's text. @zh 协议文本的地址。 */
  contractUrl: Link(),
};

/** The contract that would be signed now. @zh 现在可以签约的内容。 */
export const EntrustOffer = Type.Object({
  ...Charge,
  firstChargeOn: IsoDate(),
  /** The date of the charge after the first. @zh 首次扣款之后的下一次扣款日期。 */
  nextChargeOn: IsoDate(),
});
export type EntrustOffer = Static<typeof EntrustOffer>;

/** A contract that pays renewals without asking again. @zh 自动续费的签约，续费时不再询问。 */
export const Entrust = Type.Object({
  ...Charge,
  entrustNo: Text(),
  /** `signing`: the person has not signed yet, on the page of `signUrl`. @zh `signing`：用户尚未在 `signUrl` 页面签约；`bound` 已签约；`ended` 已结束。 */
  state: OneOf('signing', 'bound', 'ended'),
  appliedAt: IsoDateTime(),
  boundAt: Type.Optional(IsoDateTime()),
  /** The place where the contract was signed and can be ended. @zh 签约及可解约的应用。 */
  signedIn: Type.Optional(OneOf('wechat', 'alipay', 'app')),
  /** The page for signing, while `state` is `signing`. @zh 签约页面，仅 `signing` 时返回。 */
  signUrl: Type.Optional(Link()),
  /** The next charge to come. @zh 下一次扣款日期。 */
  nextChargeOn: IsoDate(),
});
export type Entrust = Static<typeof Entrust>;

/**
 * Starts a contract. An existing contract is returned again, so that nobody signs twice. `returnUrl` is the page to return to.
 * @zh 发起签约。已有签约时原样返回，避免重复签约。`returnUrl` 为签约后返回的页面。
 */
export const applyEntrust = post('/api/sdhealth/promotion/entrust/apply', {
  unread: ['the service counts its sales by channel', 'channel'],
  form: Type.Object({
    payPlatform: Type.Optional(Type.Integer()),
    channel: Type.Optional(Text()),
    returnUrl: Type.Optional(Text()),
    /** The amount of each charge. @zh 页面显示的每次扣款金额，单位为分。 */
    seenAmountFen: Type.Optional(seenAmountFen),
  }),
  data: Entrust,
  once: true,
  seen: ['seenAmountFen'],
});

/**
 * Returns contract and offer. `offer` is absent if nothing can be signed: a contract exists, or nothing is renewed.
 * @zh 返回签约和可签内容。已有签约或无可续费内容时不返回 `offer`。
 */
export const hasBindEntrust = get('/api/sdhealth/promotion/entrust/has-bind-entrust', {
  data: Type.Object({
    bound: Type.Boolean(),
    entrust: Type.Optional(Entrust),
    offer: Type.Optional(EntrustOffer),
  }),
});
