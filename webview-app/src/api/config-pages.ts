/** Defines the configuration that only some pages need. Not part of the first load. */
import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, Dispensable, NotPersonal, Text } from './shapes.ts';

/**
 * The content that a page shares. An empty field falls back to the product's name, the general description, or the page's own link.
 * @zh 页面的分享内容；字段为空时使用产品名称、通用描述或页面自身的链接。
 */
export const ShareContent = Type.Object({
  /** The title to share. Empty: the product's name. @zh 分享标题；为空时用产品名称。 */
  title: Dispensable(Type.String()),
  /** The text to share. Empty: the general description. @zh 分享描述；为空时用通用描述。 */
  desc: Dispensable(Type.String()),
  isShowNickname: Dispensable(Type.Boolean()),
  imgUrl: Dispensable(Address()),
  /** The address to share. Empty: the page's own. @zh 分享地址；为空时用页面自身地址。 */
  link: Dispensable(Type.String()),
});
export type ShareContent = Static<typeof ShareContent>;

/** Signs a text for the partner (hz) site, whose address then carries signature and timestamp. @zh 为合作方（hz）站点签名一段文本，签名和时间戳随其地址传递。 */
export const signConst = post('/api/hz/const/signature', {
  asks: true,
  form: Type.Object({
    /** The text to sign: the channel of the sale. @zh 待签名的文本，即销售渠道。 */
    content: NotPersonal('the channel of the sale'),
  }),
  data: Type.Object({ signature: Text(), timestamp: Type.Integer() }),
});

/**
 * Returns share content by page name, then base product number. `default` applies to all products of a page.
 * @zh 按页面名、再按基础产品编号返回分享内容。`default` 适用于页面的所有产品。
 */
export const getShareConfig = get('/static-config/share.json', {
  data: Type.Record(Type.String(), Type.Record(Type.String(), ShareContent)),
  host: 'static',
});

/** Returns the links to the app. Links that are missing here come from `getAppVersion`. @zh 返回应用的下载链接。此处没有的取自 `getAppVersion`。 */
export const getAppDownload = get('/static-config/app-download.json', {
  data: DownloadLinks,
  host: 'static',
  wordless: true,
});
