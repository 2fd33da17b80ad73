/** Defines the static files of other pages: mini-programs, pages of blocks, services of the pipeline. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, IsoDateTime, Link, OneOf, Text } from './shapes.ts';
import { Picture, ServiceText } from './shapes-static.ts';

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
  /** A picture of its own code, which WeChat scans. */
  codeUrl: Type.Optional(Address()),
});
export type MiniProgramTarget = Static<typeof MiniProgramTarget>;

/**
 * A page of blocks. The type of a block decides its fields: `banner`, `picture`, `video`, `title`, `text`, `button`, `goods`, `countdown`,
 * `points`, `rules`. An app skips an unknown type.
 */
export const LegoPage = Type.Object({
  page: Text(),
  title: Text(),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  blocks: Type.Array(
    Type.Object({
      id: Text(),
      type: Text(),
      title: Type.Optional(Text()),
      text: Type.Optional(Text()),
      picture: Type.Optional(Picture),
      link: Type.Optional(Link()),
      skuIds: Type.Optional(Type.Array(Text())),
      lines: Type.Optional(Type.Array(Text())),
    }),
  ),
});
export type LegoPage = Static<typeof LegoPage>;

/** A description of a service of the pipeline. */
export const ServicePage = Type.Object({ serviceNo: Text(), ...ServiceText, phone: Text() });
export type ServicePage = Static<typeof ServicePage>;

export const getMiniProgramOpen = get('/static-config/mini-program-open.json', {
  data: Type.Object({ list: Type.Array(MiniProgramTarget) }),
  host: 'static',
});

/** Returns a page of blocks. Cached for at most 200 s (specification, section 7). */
export const getLegoActivity = get('/static-config/lego-activity/{page}.json', {
  data: LegoPage,
  host: 'static',
  cacheBustBucketSeconds: 200,
});

export const getServicePage = get('/static-config/service/{serviceNo}.json', { data: ServicePage, host: 'static' });
