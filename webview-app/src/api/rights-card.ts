import { type Static, Type } from 'typebox';
import { KEPT } from '../rules/kept.ts';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, OneOf, Text } from './shapes.ts';

/** One service of the card. `left` of `total` uses remain. An `unlimited` service has neither. */
export const Right = Type.Object({
  code: OneOf('checkup', 'online', 'phone', 'green', 'drug', 'report'),
  name: Text(),
  desc: Text(),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  /** The path of this app where the right is used. */
  link: Type.Optional(Text()),
});
export type Right = Static<typeof Right>;

export const RightsCard = Type.Object({
  cardNo: Text(),
  title: Text(),
  holder: Type.String(),
  receivedAt: IsoDateTime(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  rights: Type.Array(Right),
});
export type RightsCard = Static<typeof RightsCard>;

/** The claim page: the future card, and the rules in plain sentences. */
export const CardOffer = Type.Object({
  title: Text(),
  subtitle: Text(),
  validMonths: Type.Integer({ minimum: 1 }),
  claimedCount: Count(),
  rights: Type.Array(Right),
  rules: Type.Array(Text()),
});
export type CardOffer = Static<typeof CardOffer>;

/** Tells whether the person already has the card. `card` exists if `exists` is true. */
export const getOwnRightsCard = get('/api/sdhealth/user-health-rights-card/exist-self-info', {
  kept: KEPT.card,
  data: Type.Object({ exists: Type.Boolean(), card: Type.Optional(RightsCard), offer: CardOffer }),
});

/**
 * Claims the card. A second claim returns the existing card with `isNew` false. `inviteCode` names the inviting friend, who is
 * rewarded for a new card. Code 40959: an unknown code, or the person's own; nothing is claimed.
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

/** Returns the content of the success page. */
export const getReceivedRightsCard = get('/api/sdhealth/user-health-rights-card/receive-success', {
  data: Type.Object({
    card: RightsCard,
    nextSteps: Type.Array(Type.Object({ title: Text(), desc: Text(), link: Text() })),
  }),
  errors: [40400],
});
