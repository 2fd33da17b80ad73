import { Type } from 'typebox';
import { event, method, PERSON_MS } from '../rows.ts';
import { Address, OpenEnum, Text } from './shapes.ts';

const Content = Type.Object({
  /**
   * The title; not empty.
   *
   * @zh 标题；不能为空。
   */
  title: Text(),

  /**
   * The text below the title; it may be empty.
   *
   * @zh 标题下方的文字，可以为空。
   */
  desc: Type.String(),
  /**
   * Absolute link, sent to every place for which `links` has none.
   *
   * @zh 绝对地址，用于 `links` 中没有单独指定的渠道。
   */
  link: Address('web'),
  /** Absolute url of the picture. @zh 图片的绝对地址。 */
  imgUrl: Type.String(),
  /**
   * Absolute links by place, so that each link can carry its source. Default: `link`.
   *
   * @zh 各渠道的绝对地址，便于在链接中带上来源。默认使用 `link`。
   */
  links: Type.Optional(
    Type.Object({
      /** WeChat moments. @zh 微信朋友圈。 */
      timeline: Type.Optional(Address('web')),
      /** A chat with one person or with a group. @zh 发送给好友或群聊。 */
      friend: Type.Optional(Address('web')),

      /**
       * QQ.
       *
       * @zh QQ。
       */
      qq: Type.Optional(Address('web')),

      /**
       * QQ space.
       *
       * @zh QQ 空间。
       */
      qzone: Type.Optional(Address('web')),
    }),
  ),
});

/**
 * Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take
 * two links: `friend` is used for QQ too, `timeline` for QQ space; an older client of WeChat takes all four. A mini-program keeps the
 * content for later (`queued`) and uses `friend`.
 *
 * @zh 设置宿主分享菜单发出的内容，每次切换页面后都要重新调用。微信和企业微信只使用两个链接：`friend` 同时用于 QQ，
 * `timeline` 同时用于 QQ 空间；较旧的微信版本四个链接都会使用。小程序会把内容留到分享时使用（`queued`），并采用 `friend`。
 */
export const setShareContent = method('setShareContent', {
  since: '2.0.0',
  params: Content,
  result: Type.Object({
    /**
     * `queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has
     * it.
     *
     * @zh `queued`：宿主在用户分享时才读取内容，也可能不使用。默认为 `set`：已设置到菜单中。
     */
    outcome: Type.Optional(OpenEnum('set', 'queued')),
  }),
});

/**
 * Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person
 * closes the sheet.
 *
 * @zh 打开分享面板，返回用户选择的渠道。无法得知渠道的宿主分享的是 `link`。CANCELLED：用户关闭了面板。
 */
export const openShareSheet = method('openShareSheet', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Content,
  result: Type.Object({
    /**
     * The place that the person has chosen.
     *
     * @zh 用户选择的渠道。
     */
    channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other'),
  }),
  deadlineMs: PERSON_MS,
});

/**
 * The host sends this when the person has shared from the host's own menu.
 *
 * @zh 用户通过宿主菜单完成分享后由宿主发送。
 */
export const shared = event('shared', {
  since: '2.0.0',
  payload: Type.Object({
    /**
     * The place that the person has shared to.
     *
     * @zh 用户分享到的渠道。
     */
    channel: OpenEnum('timeline', 'friend', 'group', 'qq', 'qzone', 'other'),
  }),
  each: true,
});
