/** Static files of the checkup pages: everything of a product page that is not money. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Count, Text } from './shapes.ts';
import { Picture } from './shapes-static.ts';

/** Items of the examination that belong together; `why` says in a sentence what they tell. */
export const IncludedGroup = Type.Object({
  title: Text(),
  why: Type.String(),
  items: Type.Array(Type.Object({ name: Text(), desc: Type.String() })),
});
export type IncludedGroup = Static<typeof IncludedGroup>;

/** Everything of a product page that is not money. */
export const MedicalPageOptions = Type.Object({
  productNo: Text(),
  baseProductNo: Text(),
  title: Text(),
  subtitle: Text(),
  pictures: Type.Array(Picture),
  detailPictures: Type.Array(Picture),
  highlights: Type.Array(Text()),
  groups: Type.Array(IncludedGroup),
  steps: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  notes: Type.Array(Text()),
  faq: Type.Array(Type.Object({ question: Text(), answer: Text() })),
  salesVolume: Count(),
  cityCount: Count(),
  institutionCount: Count(),
});
export type MedicalPageOptions = Static<typeof MedicalPageOptions>;

/** `path` is `pec/<productNo>`, `pecsale/<productNo>` or `landing/pec/<productNo>`. */
export const getMedicalPageOptions = get('/static-config/medical-page-options/{path}.json', {
  data: MedicalPageOptions,
  host: 'static',
});
