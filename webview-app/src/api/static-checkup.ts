/** Defines the static files of the checkup pages: the content of a product page without prices. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Count, Dispensable, DispensableList, Text } from './shapes.ts';
import { Faq, Picture, Titled } from './shapes-static.ts';

/** A group of examination items. `why` explains them in a sentence. @zh 一组检查项目，`why` 以一句话说明其意义。 */
export const IncludedGroup = Type.Object({
  title: Text(),
  /** Why they are examined, in a sentence. It may be empty. @zh 检查意义，一句话，可能为空。 */
  why: Dispensable(Type.String()),
  items: DispensableList(Type.Object({ name: Text(), desc: Dispensable(Type.String()) })),
});
export type IncludedGroup = Static<typeof IncludedGroup>;

/** The content of a product page without prices. @zh 产品页内容，不含价格。 */
export const MedicalPageOptions = Type.Object({
  productNo: Text(),
  baseProductNo: Dispensable(Text()),
  title: Text(),
  subtitle: Dispensable(Text()),
  pictures: DispensableList(Picture),
  detailPictures: DispensableList(Picture),
  highlights: DispensableList(Text()),
  groups: DispensableList(IncludedGroup),
  steps: DispensableList(Titled),
  notes: DispensableList(Text()),
  faq: Faq,
  salesVolume: Dispensable(Count()),
  cityCount: Dispensable(Count()),
  institutionCount: Dispensable(Count()),
});
export type MedicalPageOptions = Static<typeof MedicalPageOptions>;

/**
 * Returns a product page's content. `path` is `pec/<productNo>`, `pecsale/<productNo>` or `landing/pec/<productNo>`.
 * @zh 返回产品页内容。`path` 为 `pec/<productNo>`、`pecsale/<productNo>` 或 `landing/pec/<productNo>`。
 */
export const getMedicalPageOptions = get('/static-config/medical-page-options/{path}.json', {
  data: MedicalPageOptions,
  host: 'static',
  besidePrice: true,
});
