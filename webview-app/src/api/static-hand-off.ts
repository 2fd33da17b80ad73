/** Defines the static file of mini-programs. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Link, OneOf, Text } from './shapes.ts';

/** A mini-program that a page can open. `username` is its original id. */
export const MiniProgramTarget = Type.Object({
  key: Text(),
  title: Text(),
  desc: Text(),
  imgUrl: Address(),
  appid: Text(),
  username: Text(),
  path: Text(),
  envVersion: OneOf('release', 'trial', 'develop'),
  /** WeChat's web address of the mini-program, which opens it from WeChat and from a browser. */
  urlLink: Type.Optional(Link()),
  /** A picture of the mini-program's own code, which WeChat scans. */
  codeUrl: Type.Optional(Address()),
});
export type MiniProgramTarget = Static<typeof MiniProgramTarget>;

export const getMiniProgramOpen = get('/static-config/mini-program-open.json', {
  data: Type.Object({ list: Type.Array(MiniProgramTarget) }),
  host: 'static',
});
