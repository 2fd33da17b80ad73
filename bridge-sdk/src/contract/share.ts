import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { Address, OpenEnum, Text } from './shapes.ts';

const Content = Type.Object({
  title: Text(),
  desc: Type.String(),
  /** Absolute link, sent to every place for which `links` has none. */
  link: Address('web'),
  /** Absolute url of the picture. */
  imgUrl: Type.String(),
  /** Absolute links by place, so that each link can carry its source. Default: `link`. */
  links: Type.Optional(
    Type.Object({
      /** WeChat moments. */
      timeline: Type.Optional(Address('web')),
      /** A chat with one person or with a group. */
      friend: Type.Optional(Address('web')),
      qq: Type.Optional(Address('web')),
      qzone: Type.Optional(Address('web')),
    }),
  ),
});

/**
 * Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take
 * two links: `friend` is used for QQ too, `timeline` for QQ space. A mini-program keeps the content for later (`queued`) and uses
 * `friend`.
 */
export const setShareContent = call('setShareContent', {
  since: '2.0.0',
  params: Content,
  result: Type.Object({
    /** `queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has it. */
    outcome: Type.Optional(OpenEnum('set', 'queued')),
  }),
});

/**
 * Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person
 * closes the sheet.
 */
export const openShareSheet = call('openShareSheet', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Content,
  result: Type.Object({ channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other') }),
  deadlineMs: PERSON_MS,
});

/** The host sends this when the person has shared from the host's own menu. */
export const shared = event('shared', {
  since: '2.0.0',
  payload: Type.Object({ channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other') }),
  each: true,
});
