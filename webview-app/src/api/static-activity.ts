/** Defines the static file of a page of blocks. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Dispensable, DispensableList, IsoDateTime, Link, Text } from './shapes.ts';
import { Picture } from './shapes-static.ts';

/**
 * A page of blocks. The type of a block decides its fields: `banner`, `picture`, `video`, `title`, `text`, `button`, `goods`, `countdown`,
 * `points`, `rules`. Unknown types are skipped.
 * @zh 积木页，块的 `type` 决定其字段：`banner`、`picture`、`video`、`title`、`text`、`button`、`goods`、`countdown`、`points`、`rules`；未知类型会跳过。
 */
export const LegoPage = Type.Object({
  page: Dispensable(Text()),
  title: Text(),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  blocks: DispensableList(
    Type.Object({
      id: Text(),
      /** The block's type, from the list above. @zh 块类型，见上方列表。 */
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

/** Returns a page of blocks. Cached for at most 200 s. @zh 返回积木页。最多缓存 200 秒。 */
export const getLegoActivity = get('/static-config/lego-activity/{page}.json', {
  data: LegoPage,
  host: 'static',
  besidePrice: true,
  cacheBustBucketSeconds: 200,
});
