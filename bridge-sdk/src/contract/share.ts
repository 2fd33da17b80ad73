import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { Nothing, OpenEnum, Text } from './shapes.ts';

const Content = Type.Object({
  title: Text(),
  desc: Type.String(),
  /** Absolute. */
  link: Text(),
  /** Absolute. */
  imgUrl: Type.String(),
});

/** What the host's own share menu sends. Set again after each change of page. */
export const setShareContent = call('setShareContent', { params: Content, result: Nothing });

/** Opens the share sheet. Rejects CANCELLED when the person closes it. */
export const openShareSheet = call('openShareSheet', {
  params: Content,
  result: Type.Object({ channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other') }),
  deadlineMs: PERSON_MS,
});

/** Something was shared from the host's own menu. */
export const shared = event('shared', {
  payload: Type.Object({ channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other') }),
  each: true,
});
