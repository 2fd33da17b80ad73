import { type Static, Type } from 'typebox';
import { STORED_ANSWERS } from '../rules/stored-answers.ts';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, OneOf, Text } from './shapes.ts';

/**
 * One service of the card. `left` of `total` uses remain. An `unlimited` service has neither.
 * @zh 卡内的一项服务，剩余 `left` 次，共 `total` 次；不限次数时两者不返回。
 */
export const Right = Type.Object({
  /** The kind of service, which decides the icon. @zh 服务类别，决定图标。 */
  code: OneOf('checkup', 'online', 'phone', 'green', 'drug', 'report'),
  name: Text(),
  desc: Text(),
  unlimited: Type.Boolean(),
  /** All uses of the right. Absent if it is unlimited. @zh 总次数；不限次数时不返回。 */
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  /** The path of this app where the right is used. @zh 使用该权益的本应用路径。 */
  link: Type.Optional(Text()),
});
export type Right = Static<typeof Right>;

/** The person's free rights card. @zh 用户的免费权益卡。 */
export const RightsCard = Type.Object({
  /** The card's number. @zh 卡号。 */
  cardNo: Text(),
  title: Text(),
  holder: Type.String(),
  receivedAt: IsoDateTime(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  rights: Type.Array(Right),
});
export type RightsCard = Static<typeof RightsCard>;

/** The claim page: the future card, and the rules in plain sentences. @zh 领取页：将领取的卡，以及规则说明。 */
export const CardOffer = Type.Object({
  title: Text(),
  subtitle: Text(),
  validMonths: Type.Integer({ minimum: 1 }),
  claimedCount: Count(),
  rights: Type.Array(Right),
  rules: Type.Array(Text()),
});
export type CardOffer = Static<typeof CardOffer>;

/** Tells whether the person already has the card. `card` exists if `exists` is true. @zh 判断用户是否已有卡。`exists` 为 true 时返回 `card`。 */
export const getOwnRightsCard = get('/api/sdhealth/user-health-rights-card/exist-self-info', {
  stored: STORED_ANSWERS.card,
  data: Type.Object({ exists: Type.Boolean(), card: Type.Optional(RightsCard), offer: CardOffer }),
});

/**
 * Claims the card. A second claim returns the existing card with `isNew` false. `inviteCode` names the inviting friend, who is rewarded for
 * a new card. Code 40959: an unknown code, or the person's own; nothing is claimed.
 * @zh 领取权益卡。重复领取返回已有的卡，`isNew` 为 false。`inviteCode` 为邀请好友的邀请码，新领取时好友获奖励。40959：邀请码不存在或属于本人，不予领取。
 */
export const receiveRightsCard = post('/api/sdhealth/user-health-rights-card/receive', {
  unread: ['the service counts its sales by it', 'subChannel'],
  unseen: 'a second time answers with the same card',
  form: Type.Object({
    channel: Type.Optional(Text()),
    subChannel: Type.Optional(Text()),
    inviteCode: Type.Optional(Text()),
  }),
  data: Type.Object({ isNew: Type.Boolean(), card: RightsCard }),
  once: true,
  errors: [40959],
});

/** Returns the content of the success page. Code 40400: the person has no card. @zh 返回领取成功页内容。40400：用户没有卡。 */
export const getReceivedRightsCard = get('/api/sdhealth/user-health-rights-card/receive-success', {
  data: Type.Object({
    card: RightsCard,
    nextSteps: Type.Array(Type.Object({ title: Text(), desc: Text(), link: Text() })),
  }),
  errors: [40400],
});
