/** Defines the static file of the entry page: banners and the groups of services. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Decisive, Dispensable, DispensableList, Text } from './shapes.ts';

/** Marks content of the charity campaign, which is shown only while the campaign is running. @zh 公益活动内容，仅在活动期间展示。 */
const charity = Decisive(Type.Boolean());

/**
 * One link to a service on the entry page. `link` is a path of this app. An unknown `icon` falls back to a plain icon.
 * @zh 入口页的一个服务链接；`link` 为本应用路径，未知 `icon` 使用通用图标。
 */
export const MedicalEntry = Type.Object({
  id: Text(),
  title: Text(),
  desc: Dispensable(Type.String()),
  icon: Dispensable(Text()),
  link: Text(),
  charity,
});
export type MedicalEntry = Static<typeof MedicalEntry>;

/** The banners and groups of the entry page, in display order. @zh 入口页的轮播图和服务分组，按显示顺序。 */
export const MedicalIndex = Type.Object({
  banners: DispensableList(
    Type.Object({ id: Text(), title: Text(), imgUrl: Dispensable(Address()), link: Text(), charity }),
  ),
  groups: DispensableList(Type.Object({ id: Text(), title: Text(), entries: DispensableList(MedicalEntry) })),
});
export type MedicalIndex = Static<typeof MedicalIndex>;

/** Returns the banners and the groups of services of the entry page, with their links. @zh 返回入口页的轮播图、服务分组及链接。 */
export const getMedicalIndex = get('/static-config/medical/index.json', { data: MedicalIndex, host: 'static' });
