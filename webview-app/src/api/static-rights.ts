/** Defines the static files of the rights pages, one for each version. */
import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { IsoDateTime, OneOf, Text } from './shapes.ts';
import { Faq, Picture, Titled } from './shapes-static.ts';

/** The texts and pictures of a version of the rights pages. The offer comes from the service. */
export const RightsPage = Type.Object({
  version: Text(),
  title: Text(),
  subtitle: Text(),
  banner: Picture,
  /** The order of the page's sections. */
  layout: Type.Array(OneOf('banner', 'rights', 'goods', 'steps', 'rules', 'faq')),
  buttonText: Text(),
  paidButtonText: Text(),
  steps: Type.Array(Titled),
  rules: Type.Array(Text()),
  /** The words of the page that sells the health card, instead of the words above. */
  sale: Type.Object({
    title: Text(),
    subtitle: Text(),
    steps: Type.Array(Titled),
    rules: Type.Array(Text()),
    faq: Faq,
  }),
  /** The rules of the health card in chapters, shown on a separate page. */
  paidRules: Type.Array(Type.Object({ title: Text(), lines: Type.Array(Text()) })),
  faq: Faq,
  /** The period of the free claim. Absent: unlimited. */
  period: Type.Optional(Type.Object({ startAt: IsoDateTime(), endAt: IsoDateTime() })),
  /** The number of the clause group to accept before the free claim. Absent: none. */
  agreementNo: Type.Optional(Text()),
  /** The page after the free claim. Absent: the plain page. */
  success: Type.Optional(OneOf('channel', 'health-care', 'zero')),
});
export type RightsPage = Static<typeof RightsPage>;

/** Returns a rights page. `version` is v2 to v6. */
export const getRightsPage = get('/static-config/rights/{version}.json', { data: RightsPage, host: 'static' });
