/**
 * Describes an installation's file, `installation.json`, which makes the product a provider's own. The doc comments become the descriptions of
 * `docs/installation/installation.schema.json`. Only the build checks by this schema. The app imports no more than its types.
 */
import { type Static, type TProperties, Type } from 'typebox';

const Closed = <T extends TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
// `expected` says the pattern in words, for the faults that the build prints and for editors.
const Like = (pattern: string, expected: string) => Type.String({ pattern, 'x-expected': expected });

const Text = () => Like('\\S', 'a text');
const Both = () => Closed({ zh: Text(), en: Text() });
const Colour = () => Like('^#[0-9a-f]{6}$', 'a colour such as #0b7a70, in lower case');
const Origin = () =>
  Like('^[a-z][a-z\\d+.-]*://[^/?#\\s@A-Z]+$', 'an origin such as https://api.example, without a path');
const Host = () => Like('^[a-z\\d.-]+$', 'a host name such as tel.example');
const Url = () => Like('^https?://[^\\s/]+(/\\S*)?$', 'an absolute address such as https://pay.example/cashier');
const Page = () => Like('^/\\S+$', 'the path of a page, such as /pages/pay/index');
const Phone = () => Like('^\\+?\\d[\\d -]*$', 'a telephone number such as 400-000-0000');
const Origins = () => Type.Array(Origin());
const Hosts = () => Type.Array(Host());

/** The brand's colours by day. */
const Light = Closed({
  /** Buttons, the mark's plate, cards and panels. */
  brand: Colour(),
  /** A button while it is pressed. */
  brandPressed: Colour(),
  /** The far end of cards and panels, which look the same by day and by night. */
  brandDeep: Colour(),
  /** Texts and drawings on the four colours above. */
  onBrand: Colour(),
  /** Links and other texts in the brand's colour. */
  brandInk: Colour(),
  /** The background of what is chosen or belongs to the brand. */
  brandTint: Colour(),
  /** Thin lines around such backgrounds. */
  brandLine: Colour(),
  /** The ring around what has the focus. */
  focus: Colour(),
});

/** The brand's colours by night. Cards and panels keep those of the day. */
const Dark = Closed({
  brand: Colour(),
  brandPressed: Colour(),
  onBrand: Colour(),
  brandInk: Colour(),
  brandTint: Colour(),
  brandLine: Colour(),
  focus: Colour(),
});

/** One of the provider's own apps. */
const App = Closed({
  /** The app's name, if pages say another than the provider's. */
  name: Type.Optional(Both()),
  /** The app's word in the user agent, which `/version` follows. */
  token: Like('^[A-Za-z][\\w.-]*$', 'a word without spaces, such as SdHealthApp'),
  /** The scheme of addresses that open the app, without a colon. */
  scheme: Type.Optional(Like('^[a-z][a-z\\d+.-]*$', 'a scheme such as sdhealth, in lower case')),
  /** The app's first version with the wallet of the third party. Absent: every version has it. */
  walletSince: Type.Optional(Like('^\\d+(\\.\\d+)*$', 'a version such as 2.7.2')),
});

/** Customer service. */
const Service = Closed({
  /** The daily hours in Asia/Shanghai, the end excluded. Absent: it counts as open, and no page names hours. */
  hours: Type.Optional(Like('^\\d{1,2}:\\d{2}-\\d{1,2}:\\d{2}$', 'hours such as 9:30-21:30')),
});

/** The promises that pages make by themselves, not by an answer of the service. Pages leave out an absent one. */
const Promises = Closed({
  /** The working days from a checkup to its report. */
  reportDays: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The working days until exchanged goods are sent. */
  sendingDays: Type.Optional(Type.Integer({ minimum: 1 })),
  /** True if a paid health card is activated within a few minutes. */
  cardInMinutes: Type.Optional(Type.Boolean()),
  /** True if a package that was not used is refunded in full. */
  unusedRefund: Type.Optional(Type.Boolean()),
  /** True if an order that has expired unused is refunded in full. */
  expiredRefund: Type.Optional(Type.Boolean()),
  /** True if a payment for an order that the person has cancelled is refunded. */
  latePaymentRefund: Type.Optional(Type.Boolean()),
  /** True if a person is reminded on the day before a checkup. */
  reminder: Type.Optional(Type.Boolean()),
  /** True if a person is told before each charge of an automatic renewal. */
  noticeBeforeCharge: Type.Optional(Type.Boolean()),
});

/** A mini-program that is known before the configuration has loaded. */
const MiniProgram = Closed({
  appid: Text(),
  /** The pay platform of the mini-program. */
  payPlatform: Type.Integer(),
  /** The mini-program's own page for payments. */
  payUrl: Page(),
});

/** A channel that is known before the configuration has loaded. */
const Channel = Closed({
  /** The third-party account type of logins through the channel. */
  thirdType: Type.Integer(),
  appid: Type.Optional(Text()),
  payPlatform: Type.Optional(Type.Integer()),
  /** Offers or hides the quick login, instead of the general setting. */
  quickLogin: Type.Optional(Type.Boolean()),
});

/** Absolute addresses of the legal texts. An absent one has a page of the app, `contentStatic/<name>`. */
const Legal = Closed({ terms: Type.Optional(Url()), privacy: Type.Optional(Url()) });

/** The paths of photographs on the image CDN, with `{path}` for the picture's own, without a slash at the beginning of either. */
const Pictures = Closed({
  /** For every browser. Default `{path}?quality=80`. */
  form: Like('^([^/].*)?\\{path\\}', 'a path with {path}, without a slash at its beginning'),
  /** For a browser that shows webp. Absent: the same. */
  webp: Type.Optional(Like('^([^/].*)?\\{path\\}', 'a path with {path}, without a slash at its beginning')),
});

/** The meta tags of the page, by their names: see settings.md. */
const Settings = Closed({
  'api-origin': Type.Optional(Origin()),
  'web-origin': Type.Optional(Origin()),
  'account-origin': Type.Optional(Origin()),
  'static-origin': Type.Optional(Origin()),
  'chat-origin': Type.Optional(Origin()),
  'telephony-host': Type.Optional(Host()),
  'pay-url': Type.Optional(Url()),
  'third-login-url': Type.Optional(Url()),
  'admin-login-url': Type.Optional(Url()),
  'customer-service-url': Type.Optional(Url()),
  'partner-site-url': Type.Optional(Url()),
  'events-url': Type.Optional(Url()),
  'service-phone': Type.Optional(Phone()),
  'overseas-phone': Type.Optional(Phone()),
  'data-correction-url': Type.Optional(Url()),
  'consent-withdrawal-url': Type.Optional(Url()),
  'account-closing-url': Type.Optional(Url()),
  'mini-program-pay-page': Type.Optional(Page()),
  'mini-program-service-page': Type.Optional(Page()),
  'health-pay-appid': Type.Optional(Text()),
  'admin-hosts': Type.Optional(Hosts()),
  'partner-hosts': Type.Optional(Hosts()),
  'allowed-origins': Type.Optional(Origins()),
  'picture-origins': Type.Optional(Origins()),
  'doctor-origins': Type.Optional(Origins()),
  'corp-id': Type.Optional(Text()),
  'agent-id': Type.Optional(Text()),
  'registration-key': Type.Optional(Text()),
  'test-pages': Type.Optional(Type.Literal('on')),
});

/** Texts over the product's own, by the name of their table, such as `screens/home`. The build checks each key. */
const Words = Type.Record(Type.String(), Type.Unknown());
/** The texts, or the name of a JSON file with them beside this file. */
const WordsOrFile = Type.Union([Like('\\.json$', 'the name of a JSON file'), Words]);

/** One installation of the product: a provider's name, look, servers and words. */
export const Installation = Closed({
  /** This file's schema, for editors. */
  $schema: Type.Optional(Type.String()),
  /** The provider's name, as the app's title says it. */
  name: Both(),
  /** The line below a shared link, and below the name on a download page. */
  slogan: Both(),
  /** The entry page's description for search engines and link previews. */
  description: Both(),
  /** The file of the provider's mark, a drawing in SVG beside this file. `currentColor` is the colour of `onBrand`. */
  mark: Like('^[\\w-]+\\.svg$', 'the name of an SVG file beside installation.json'),
  /** The brand's colours, checked for contrast. */
  colours: Closed({ light: Light, dark: Dark }),
  /** The provider's own apps. None: no page offers one. The first is the app that pages offer. */
  apps: Type.Array(App),
  /** Customer service. */
  service: Type.Optional(Service),
  /** The promises that pages make. Pages leave out an absent one. */
  promises: Type.Optional(Promises),
  /** The mini-programs that are known before the configuration has loaded. */
  miniPrograms: Type.Optional(Type.Array(MiniProgram)),
  /** The channels that are known before the configuration has loaded, by name: `default` is any other, `partner` any other on a partner's host. */
  channels: Type.Optional(Type.Record(Type.String(), Channel)),
  /** Absolute addresses of the legal texts. */
  legal: Type.Optional(Legal),
  /** The form of picture addresses. */
  pictures: Type.Optional(Pictures),
  /** The path of the app on its server. Default `/health`. */
  basePath: Type.Optional(
    Like('^(/[a-z\\d][a-z\\d-]*)+$', 'a path such as /health, in lower case and without a slash at its end'),
  ),
  /** Servers, numbers and ids: the meta tags that the build writes into the page. */
  settings: Type.Optional(Settings),
  /** Texts over the product's words, in each language. */
  words: Type.Optional(Closed({ zh: Type.Optional(WordsOrFile), en: Type.Optional(WordsOrFile) })),
});

/** An installation as its file may be written. */
export type InstallationFile = Static<typeof Installation>;
/** A text in both languages. */
export type Both = Static<ReturnType<typeof Both>>;
