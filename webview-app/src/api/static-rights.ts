/** Defines the static files of the rights pages, one for each version. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Decisive, Dispensable, DispensableList, IsoDateTime, OneOf, Text } from './shapes.ts';
import { Faq, Picture, Titled } from './shapes-static.ts';

/** The texts and pictures of a version of the rights pages. The offer comes from the service. @zh 某版本权益页的文字和图片，可领取的内容由接口返回。 */
export const RightsPage = Type.Object({
  /** The page's version, `v2` to `v6`. @zh 页面版本，`v2` 到 `v6`。 */
  version: Text(),
  title: Text(),
  subtitle: Dispensable(Text()),
  banner: Dispensable(Picture),
  /** The order of the page's sections. @zh 页面各部分的顺序。 */
  layout: Type.Array(OneOf('banner', 'rights', 'goods', 'steps', 'rules', 'faq')),
  buttonText: Text(),
  paidButtonText: Text(),
  steps: DispensableList(Titled),
  rules: DispensableList(Text()),
  /** The words of the page that sells the health card, instead of the words above. @zh 售卖健康卡页面的文字，替代上方文字。 */
  sale: Dispensable(
    Type.Object({
      title: Text(),
      subtitle: Dispensable(Text()),
      steps: DispensableList(Titled),
      rules: DispensableList(Text()),
      faq: Faq,
    }),
  ),
  /** The rules of the health card in chapters, shown on a separate page. @zh 健康卡规则，分章，在单独页面显示。 */
  paidRules: DispensableList(Type.Object({ title: Text(), lines: DispensableList(Text()) })),
  faq: Faq,
  /** The period of the free claim. Absent: unlimited. @zh 免费领取的时段；不返回表示不限。 */
  period: Decisive(Type.Object({ startAt: IsoDateTime(), endAt: IsoDateTime() })),
  /** The number of the clause group to accept before the free claim. Absent: none. @zh 免费领取前须同意的条款组编号；不返回表示没有。 */
  agreementNo: Decisive(Text()),
  /** The page after the free claim. Absent: the plain page. @zh 免费领取后的页面；不返回为默认页面。 */
  success: Type.Optional(OneOf('channel', 'health-care', 'zero')),
});
export type RightsPage = Static<typeof RightsPage>;

/** Returns a rights page. `version` is v2 to v6. @zh 返回权益页，`version` 为 v2 到 v6。 */
export const getRightsPage = get('/static-config/rights/{version}.json', {
  data: RightsPage,
  host: 'static',
  besidePrice: true,
});
