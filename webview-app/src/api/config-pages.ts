/** The rows of the configuration that only some pages ask for: they are no part of the first load. */
import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, NotPersonal, Text } from './shapes.ts';

/** The content that a page shares. Empty fields: the product's name, the general description, the page's own link. */
export const ShareContent = Type.Object({
  title: Type.String(),
  desc: Type.String(),
  isShowNickname: Type.Boolean(),
  imgUrl: Address(),
  link: Type.String(),
});
export type ShareContent = Static<typeof ShareContent>;

/** Signs a text for the partner (hz) site. */
export const signConst = post('/api/hz/const/signature', {
  asks: true,
  form: Type.Object({ content: NotPersonal('the channel of the sale') }),
  data: Type.Object({ signature: Text(), timestamp: Type.Integer() }),
});

/** By page name, then base product number; `default` where a page has one content for all. */
export const getShareConfig = get('/static-config/share.json', {
  data: Type.Record(Type.String(), Type.Record(Type.String(), ShareContent)),
  host: 'static',
});

export const getAppDownload = get('/static-config/app-download.json', {
  data: DownloadLinks,
  host: 'static',
  wordless: true,
});
