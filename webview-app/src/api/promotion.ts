import { type Static, Type } from 'typebox';
import { Friend } from './account.ts';
import { get, post } from './endpoint.ts';
import { Address, Count, OneOf, Paging, Text } from './shapes.ts';

/** A message that the messaging app may send after the person's permission. */
export const MessageTemplate = Type.Object({
  templateId: Text(),
  title: Text(),
  desc: Text(),
  scene: OneOf('appointment', 'report', 'steps', 'rights'),
  subscribed: Type.Boolean(),
  /**
   * The messenger's page that asks for this permission and returns to `returnUrl` with `template_id` and `action` (`confirm` or `cancel`).
   * Absent if the page's messenger cannot ask.
   */
  askUrl: Type.Optional(Address()),
});
export type MessageTemplate = Static<typeof MessageTemplate>;

export const listPromotionFriends = get('/api/sdhealth/promotion/user/account-friend-list', {
  query: Type.Object(Paging),
  data: Type.Object({ list: Type.Array(Friend), total: Count() }),
});

/** Submits the person's answer to the messaging app's question. `templateIds` is a comma-separated list. */
export const submitTemplate = post('/api/sdhealth/promotion/template/submit-template', {
  unseen: 'names the templates that were answered',
  form: Type.Object({ templateIds: Text(), answer: OneOf('accept', 'reject') }),
  data: Type.Object({ subscribed: Type.Array(Text()) }),
});

export const listTemplates = get('/api/sdhealth/promotion/template/get-template-list', {
  query: Type.Object({
    scene: Type.Optional(MessageTemplate.properties.scene),
    /** The address to which the messenger's page returns. */
    returnUrl: Type.Optional(Text()),
  }),
  data: Type.Object({ list: Type.Array(MessageTemplate) }),
});
