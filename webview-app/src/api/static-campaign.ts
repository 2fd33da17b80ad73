/** Defines the static files of the invitation and the red packet. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Coins, Count, Dispensable, DispensableList, IsoDateTime, Text } from './shapes.ts';
import { Picture, Titled } from './shapes-static.ts';

/** The words and pictures of the invitation page. @zh 邀请页的文字和图片。 */
export const InviteFriendsPage = Type.Object({
  title: Text(),
  subtitle: Dispensable(Text()),
  banner: Dispensable(Picture),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  /** The rewards by total number of friends. @zh 按好友总数给出的奖励。 */
  rewards: DispensableList(Type.Object({ friends: Count(), title: Text(), coins: Coins() })),
  steps: DispensableList(Titled),
  rules: DispensableList(Text()),
});
export type InviteFriendsPage = Static<typeof InviteFriendsPage>;

/** The red packet of the walking activity. @zh 步行活动的红包。 */
export const RedPacketConfig = Type.Object({
  title: Text(),
  redPacketContext: Dispensable(Text()),
  imgUrl: Dispensable(Address()),
  buttonText: Text(),
  /** Steps in one packet. @zh 单个红包的步数。 */
  minSteps: Dispensable(Count()),
  maxSteps: Dispensable(Count()),
  rules: DispensableList(Text()),
});
export type RedPacketConfig = Static<typeof RedPacketConfig>;

/** Returns the words and pictures of the invitation page. @zh 返回邀请页的文字和图片。 */
export const getInviteFriendsPage = get('/static-config/invite-friends.json', {
  data: InviteFriendsPage,
  host: 'static',
});

/** Returns the words of the red packet, for the walking page and the campaign for new people. @zh 返回红包的文字，供步行页和拉新活动使用。 */
export const getRedPacketConfig = get('/static-config/red-packet.json', { data: RedPacketConfig, host: 'static' });
