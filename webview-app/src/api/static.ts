import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { Address, Coins, Count, IsoDateTime, Link, OneOf, Text } from './shapes.ts';

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

const Titled = Type.Object({ title: Text(), desc: Text() });
const Faq = Type.Array(Type.Object({ question: Text(), answer: Text() }));

/** A description of a service, for services that a person reads about before using them. */
const ServiceText = {
  title: Text(),
  subtitle: Text(),
  pictures: Type.Array(Picture),
  services: Type.Array(Titled),
  steps: Type.Array(Titled),
  notes: Type.Array(Text()),
  faq: Faq,
};

/** Overseas care; `phone` is the overseas line. */
export const OverseasPage = Type.Object({
  ...ServiceText,
  phone: Text(),
  countries: Type.Array(Type.Object({ code: Text(), name: Text(), desc: Text() })),
});
export type OverseasPage = Static<typeof OverseasPage>;

/** Global rescue: what to do first, and whom to call from where. */
export const SosPage = Type.Object({
  ...ServiceText,
  phone: Text(),
  overseasPhone: Text(),
  firstAid: Type.Array(Titled),
});
export type SosPage = Static<typeof SosPage>;

export const GraphicConsultationPage = Type.Object({
  ...ServiceText,
  /** Hours within which a doctor answers. */
  replyWithinHours: Count(),
  departments: Type.Array(Type.Object({ code: Text(), name: Text(), desc: Text() })),
});
export type GraphicConsultationPage = Static<typeof GraphicConsultationPage>;

/** The looks of a version of the rights pages; the offer comes from the service. */
export const RightsPage = Type.Object({
  version: Text(),
  title: Text(),
  subtitle: Text(),
  banner: Picture,
  /** The order of the page's parts. */
  layout: Type.Array(OneOf('banner', 'rights', 'goods', 'steps', 'rules', 'faq')),
  buttonText: Text(),
  paidButtonText: Text(),
  steps: Type.Array(Titled),
  rules: Type.Array(Text()),
  faq: Faq,
});
export type RightsPage = Static<typeof RightsPage>;

/** A mini-program that a page can open; `username` is its original id. */
export const MiniProgramTarget = Type.Object({
  key: Text(),
  title: Text(),
  desc: Text(),
  imgUrl: Address(),
  appid: Text(),
  username: Text(),
  path: Text(),
  envVersion: OneOf('release', 'trial', 'develop'),
});
export type MiniProgramTarget = Static<typeof MiniProgramTarget>;

export const InviteFriendsPage = Type.Object({
  title: Text(),
  subtitle: Text(),
  banner: Picture,
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  /** The reward for this number of friends in all. */
  rewards: Type.Array(Type.Object({ friends: Count(), title: Text(), coins: Coins() })),
  steps: Type.Array(Titled),
  rules: Type.Array(Text()),
});
export type InviteFriendsPage = Static<typeof InviteFriendsPage>;

/** The text a person reads before a checkup, in sections. */
const Science = Type.Array(Type.Object({ title: Text(), paragraphs: Type.Array(Text()) }));

/** By product number, where a product has its own words. */
export const FreeAppointmentPage = Type.Object({
  title: Text(),
  banner: Picture,
  notes: Type.Array(Text()),
  products: Type.Record(Type.String(), Type.Object({ title: Text(), desc: Text(), byCity: Type.Boolean() })),
  science: Science,
  noService: Titled,
});
export type FreeAppointmentPage = Static<typeof FreeAppointmentPage>;

/** One business partner's checkup pages. */
export const TobPecPage = Type.Object({
  key: Text(),
  companyName: Text(),
  title: Text(),
  banner: Picture,
  phone: Text(),
  notes: Type.Array(Text()),
  science: Science,
  noService: Titled,
});
export type TobPecPage = Static<typeof TobPecPage>;

const Choice = Type.Object({ value: Text(), label: Text() });

/** The choices and limits of the consultation form. */
export const OnlineSubmitOptions = Type.Object({
  relations: Type.Array(Choice),
  durations: Type.Array(Choice),
  histories: Type.Array(Choice),
  symptoms: Type.Array(Choice),
  minLength: Count(),
  maxLength: Count(),
  maxPictures: Count(),
  /** Bytes of one picture. */
  maxPictureSize: Count(),
  notes: Type.Array(Text()),
});
export type OnlineSubmitOptions = Static<typeof OnlineSubmitOptions>;

export const HealthArticlePage = Type.Object({
  title: Text(),
  hotWords: Type.Array(Text()),
  disclaimer: Text(),
  downloadTitle: Text(),
  downloadText: Text(),
});
export type HealthArticlePage = Static<typeof HealthArticlePage>;

/** The newer layout: with a table of contents and a card of the author. */
export const HealthArticleNewPage = Type.Object({
  ...HealthArticlePage.properties,
  showContents: Type.Boolean(),
  recommendTitle: Text(),
  author: Type.Object({ title: Text(), desc: Text() }),
  fontSizes: Type.Array(Count()),
});
export type HealthArticleNewPage = Static<typeof HealthArticleNewPage>;

/** A page built of blocks. Which fields a block has follows from its type. */
export const LegoPage = Type.Object({
  page: Text(),
  title: Text(),
  startAt: IsoDateTime(),
  endAt: IsoDateTime(),
  blocks: Type.Array(
    Type.Object({
      id: Text(),
      type: OneOf('banner', 'title', 'text', 'button', 'goods', 'countdown', 'rules'),
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

/** The red packet of the walking activity. */
export const RedPacketConfig = Type.Object({
  title: Text(),
  redPacketContext: Text(),
  imgUrl: Address(),
  buttonText: Text(),
  /** Steps in one packet. */
  minSteps: Count(),
  maxSteps: Count(),
  rules: Type.Array(Text()),
});
export type RedPacketConfig = Static<typeof RedPacketConfig>;

/** A description of a service of the pipeline. */
export const ServicePage = Type.Object({ serviceNo: Text(), ...ServiceText, phone: Text() });
export type ServicePage = Static<typeof ServicePage>;

/** The groups of section 1 of the specification, with their ways in. */
export const getMedicalIndex = get('/static-config/medical/index.json', { data: MedicalIndex, host: 'static' });

/** `path` is `pec/<productNo>`, `pecsale/<productNo>` or `landing/pec/<productNo>`. */
export const getMedicalPageOptions = get('/static-config/medical-page-options/{path}.json', {
  data: MedicalPageOptions,
  host: 'static',
});

export const getOverseasPage = get('/static-config/overseas.json', { data: OverseasPage, host: 'static' });

export const getSosPage = get('/static-config/sos.json', { data: SosPage, host: 'static' });

export const getGraphicConsultationPage = get('/static-config/graphic-consultation.json', {
  data: GraphicConsultationPage,
  host: 'static',
});

/** `version` is v2 to v6. */
export const getRightsPage = get('/static-config/rights/{version}.json', { data: RightsPage, host: 'static' });

export const getMiniProgramOpen = get('/static-config/mini-program-open.json', {
  data: Type.Object({ list: Type.Array(MiniProgramTarget) }),
  host: 'static',
});

export const getInviteFriendsPage = get('/static-config/invite-friends.json', {
  data: InviteFriendsPage,
  host: 'static',
});

export const getFreeAppointmentPage = get('/static-config/free-appointment.json', {
  data: FreeAppointmentPage,
  host: 'static',
});

/** `key` names the business partner; `default` where it is not known. */
export const getTobPecPage = get('/static-config/tob-pec/{key}.json', { data: TobPecPage, host: 'static' });

export const getOnlineSubmitOptions = get('/static-config/online-submit-options.json', {
  data: OnlineSubmitOptions,
  host: 'static',
});

export const getHealthArticlePage = get('/static-config/health-article.json', {
  data: HealthArticlePage,
  host: 'static',
});

export const getHealthArticleNewPage = get('/static-config/health-article-new.json', {
  data: HealthArticleNewPage,
  host: 'static',
});

/** Fresh every 200 s (specification, section 7). */
export const getLegoActivity = get('/static-config/lego-activity/{page}.json', {
  data: LegoPage,
  host: 'static',
  cacheBustBucketSeconds: 200,
});

export const getRedPacketConfig = get('/static-config/red-packet.json', { data: RedPacketConfig, host: 'static' });

export const getServicePage = get('/static-config/service/{serviceNo}.json', { data: ServicePage, host: 'static' });
