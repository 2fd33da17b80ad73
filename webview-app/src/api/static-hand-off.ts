/** Defines the static file of mini-programs. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Dispensable, Link, OneOf, Text } from './shapes.ts';

/** A mini-program that a page can open. `username` is its original id. @zh 页面可打开的小程序，`username` 为其原始 ID。 */
export const MiniProgramTarget = Type.Object({
  /** The name by which an address asks for it. @zh 地址中指定该小程序的名称。 */
  key: Text(),
  title: Text(),
  desc: Dispensable(Text()),
  imgUrl: Dispensable(Address()),
  appid: Text(),
  username: Text(),
  path: Text(),
  envVersion: OneOf('release', 'trial', 'develop'),
  /** WeChat's web address of the mini-program, which opens it from WeChat and from a browser. @zh 微信提供的小程序网址，可从微信和浏览器打开。 */
  urlLink: Type.Optional(Link()),
  /** A picture of the mini-program's own code, which WeChat scans. @zh 小程序码图片，用微信扫描。 */
  codeUrl: Type.Optional(Address()),
});
export type MiniProgramTarget = Static<typeof MiniProgramTarget>;

/** Returns the mini-programs that pages can open. @zh 返回页面可打开的小程序。 */
export const getMiniProgramOpen = get('/static-config/mini-program-open.json', {
  data: Type.Object({ list: Type.Array(MiniProgramTarget) }),
  host: 'static',
});
