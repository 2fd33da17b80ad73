import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { OpenEnum, Text } from './shapes.ts';

const Content = Type.Object({
  title: Text(),
  desc: Type.String(),
  /** Absolute. What is sent wherever `links` names no other. */
  link: Text(),
  /** Absolute. */
  imgUrl: Type.String(),
  /** Absolute links for where it is shared to, if they differ: so that each can say where a visitor came from. */
  links: Type.Optional(
    Type.Object({
      /** WeChat moments. */
      timeline: Type.Optional(Text()),
      /** A chat, of two or of many. */
      friend: Type.Optional(Text()),
      qq: Type.Optional(Text()),
      qzone: Type.Optional(Text()),
    }),
  ),
});

/**
 * What the host's own share menu sends. Set again after each change of page. WeChat and WeCom know two links: `friend` goes to
 * QQ as well, `timeline` to QQ space. A mini-program only takes a message for later (`queued`) and uses `friend`.
 */
export const setShareContent = call('setShareContent', {
  since: '2.0.0',
  params: Content,
  result: Type.Object({
    /** `queued`: the host hears of it only when the person shares, and may not use it. Absent: the menu has it. */
    outcome: Type.Optional(OpenEnum('set', 'queued')),
  }),
});

/** Opens the share sheet. Rejects CANCELLED when the person closes it. A host that does not learn where it goes sends `link`. */
export const openShareSheet = call('openShareSheet', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Content,
  result: Type.Object({ channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other') }),
  deadlineMs: PERSON_MS,
});

/** Something was shared from the host's own menu. */
export const shared = event('shared', {
  since: '2.0.0',
  payload: Type.Object({ channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other') }),
  each: true,
});
