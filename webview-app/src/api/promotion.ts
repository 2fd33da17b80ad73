import { type Static, Type } from 'typebox';
import { Friend } from './account.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, OneOf, Paging, Text } from './shapes.ts';

/** A message that the messaging app may send after the person's permission. @zh 经用户允许后可发送的消息。 */
export const MessageTemplate = Type.Object({
  templateId: Text(),
  title: Text(),
  desc: Text(),
  /** The occasion of the message: appointment, report, steps, rights. @zh 消息场景：预约、报告、步数、权益。 */
  scene: OneOf('appointment', 'report', 'steps', 'rights'),
  /** True if the person has allowed it. @zh 用户已允许时为 true。 */
  subscribed: Type.Boolean(),
  /**
   * The messenger's page that asks for this permission and returns to `returnUrl` with `template_id` and `action` (`confirm` or `cancel`).
   * Absent if the page's messenger cannot ask.
   * @zh 微信询问该授权的页面，返回 `returnUrl` 时带 `template_id` 和 `action`（`confirm` 或 `cancel`）；当前环境不能询问时不返回。
   */
  askUrl: Type.Optional(Address()),
});
export type MessageTemplate = Static<typeof MessageTemplate>;

/** Lists the friends whom the person has invited, for the invitation page. @zh 列出用户邀请的好友，供邀请页使用。 */
export const listPromotionFriends = get('/api/sdhealth/promotion/user/account-friend-list', {
  query: Type.Object(Paging),
  data: Type.Object({ list: Type.Array(Friend), total: Count() }),
});

/** Submits the person's answer to the messenger's question. `templateIds` are separated by commas. @zh 提交用户对授权询问的回答。`templateIds` 以逗号分隔。 */
export const submitTemplate = post('/api/sdhealth/promotion/template/submit-template', {
  unseen: 'names the templates that were answered',
  form: Type.Object({ templateIds: Text(), answer: OneOf('accept', 'reject') }),
  data: Type.Object({
    /** The ids of all templates that the person allows now. @zh 用户当前允许的全部模板标识。 */
    subscribed: Type.Array(Text()),
  }),
});

/** Lists the messages that the person may allow, optionally of one occasion. @zh 列出用户可允许的消息，可按场景筛选。 */
export const listTemplates = get('/api/sdhealth/promotion/template/get-template-list', {
  query: Type.Object({
    scene: Type.Optional(MessageTemplate.properties.scene),
    /** The address to which the messenger's page returns. @zh 微信授权页返回的地址。 */
    returnUrl: Type.Optional(Text()),
  }),
  data: Type.Object({ list: Type.Array(MessageTemplate) }),
});
