/** Defines the static files of the invitation and the red packet. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Coins, Count, IsoDateTime, Text } from './shapes.ts';
import { Picture, Titled } from './shapes-static.ts';

export const InviteFriendsPage = Type.Object({
  title: Text(),
  subtitle: Text(),
  banner: Picture,
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  /** The rewards by total number of friends. */
  rewards: Type.Array(Type.Object({ friends: Count(), title: Text(), coins: Coins() })),
  steps: Type.Array(Titled),
  rules: Type.Array(Text()),
});
export type InviteFriendsPage = Static<typeof InviteFriendsPage>;

/** The red packet of the walking activity. */
export const RedPacketConfig = Type.Object({
  title: Text(),
  redPacketContext: Text(),
  imgUrl: Address(),
  buttonText: Text(),
  /** Steps in one packet. */
  minSteps: Count(),
  maxSteps: Count(),
  rules: Type.Array(Text()),
});
export type RedPacketConfig = Static<typeof RedPacketConfig>;

export const getInviteFriendsPage = get('/static-config/invite-friends.json', {
  data: InviteFriendsPage,
  host: 'static',
});

export const getRedPacketConfig = get('/static-config/red-packet.json', { data: RedPacketConfig, host: 'static' });
