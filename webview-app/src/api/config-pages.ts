/** Defines the configuration that only some pages need. Not part of the first load. */
import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get, post } from './endpoint.ts';
import { Address, NotPersonal, Text } from './shapes.ts';

/** The content that a page shares. An empty field falls back to the product's name, the general description, or the page's own link. */
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

/** Returns share content by page name, then base product number. `default` applies to all products of a page. */
export const getShareConfig = get('/static-config/share.json', {
  data: Type.Record(Type.String(), Type.Record(Type.String(), ShareContent)),
  host: 'static',
});

export const getAppDownload = get('/static-config/app-download.json', {
  data: DownloadLinks,
  host: 'static',
  wordless: true,
});
