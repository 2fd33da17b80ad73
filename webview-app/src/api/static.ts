import { type Static, Type } from 'typebox';
import { DownloadLinks } from './config.ts';
import { get } from './endpoint.ts';
import { Address, Count, OneOf, Text } from './shapes.ts';

/** One way into a service on the entry page; `link` is a path of this app. */
export const MedicalEntry = Type.Object({
  id: Text(),
  title: Text(),
  desc: Type.String(),
  icon: OneOf(
    'card',
    'checkup',
    'doctor',
    'phone',
    'assessment',
    'steps',
    'gift',
    'article',
    'order',
    'service',
    'app',
  ),
  link: Text(),
});
export type MedicalEntry = Static<typeof MedicalEntry>;

export const MedicalIndex = Type.Object({
  banners: Type.Array(Type.Object({ id: Text(), title: Text(), imgUrl: Address(), link: Text() })),
  groups: Type.Array(Type.Object({ id: Text(), title: Text(), entries: Type.Array(MedicalEntry) })),
});
export type MedicalIndex = Static<typeof MedicalIndex>;

export const Picture = Type.Object({ url: Address(), alt: Text() });
export type Picture = Static<typeof Picture>;

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

export const ShareContent = Type.Object({
  title: Text(),
  desc: Text(),
  isShowNickname: Type.Boolean(),
  imgUrl: Address(),
  link: Type.String(),
});
export type ShareContent = Static<typeof ShareContent>;

/** The groups of section 1 of the specification, with their ways in. */
export const getMedicalIndex = get('/static-config/medical/index.json', { data: MedicalIndex, host: 'static' });

/** `path` is `pec/<productNo>`, `pecsale/<productNo>` or `landing/pec/<productNo>`. */
export const getMedicalPageOptions = get('/static-config/medical-page-options/{path}.json', {
  data: MedicalPageOptions,
  host: 'static',
});

/** By page name, then base product number; `default` where a page has one content for all. */
export const getShareConfig = get('/static-config/share.json', {
  data: Type.Record(Type.String(), Type.Record(Type.String(), ShareContent)),
  host: 'static',
});

export const getAppDownload = get('/static-config/app-download.json', { data: DownloadLinks, host: 'static' });
