/** Defines the columns of the table of routes. */

/** Platform codes as data: 1 WeChat or WeCom, 2 browser, 3 own Android app, 4 own iOS app, 5 mini-program. */
export type PlatformCode = 1 | 2 | 3 | 4 | 5;

/** Settings that enable a page: `test-pages` is for testers and app teams, `telephony-host` for the agents of the call centre. */
export type NeededSetting = 'test-pages' | 'telephony-host';

/** The kinds of placeholders that a page has before the program has loaded (`app/first-page`). */
export type PageKind = 'home' | 'list' | 'detail' | 'form' | 'result' | 'payment';

/** The person or system that opens a page to which neither a page nor a response links. `check-tables` compares. */
export type Opener =
  /** An advertisement, which names its version. */
  | 'advert'
  /** A bookmark of agents, testers or app teams, or a link of an earlier release. */
  | 'bookmark'
  /** A download link or QR code of a sales channel. */
  | 'channel'
  /** A gift of a friend or a company, as a link. */
  | 'gift'
  /** A message of WeChat or another messenger. */
  | 'messenger'
  /** A partner or a company, by its page, invitation or text message. */
  | 'partner'
  /** The account service, or a host that cannot go on. */
  | 'service'
  /** A link that a person has shared. */
  | 'share'
  /** A shop, which sends its customer back. */
  | 'shop'
  /** A text message, or a page of another site. */
  | 'sms';

export interface RowSpec<Name extends string = string, Query extends string = string> {
  readonly title: { readonly en: string; readonly zh: string };
  /** Default `detail`. */
  readonly kind?: PageKind;
  readonly opener?: Opener;
  /** Requires a login. The next three columns restrict this. */
  readonly requireAuth?: boolean;
  /** Requires the login only on these platforms. */
  readonly authPlatforms?: readonly PlatformCode[];
  /** Requires no login inside the own apps (3, 4). */
  readonly appNotAuth?: boolean;
  /** Requires the login only inside the own apps (3, 4). */
  readonly outsideNotAuth?: boolean;
  /** Requires a bound mobile number. All three names have the same meaning. */
  readonly bindMobileCheck?: boolean;
  readonly checkIsBindMobile?: boolean;
  readonly needCheckMobile?: boolean;
  /**
   * Opens the page while the account service is unreachable, for a person who was logged in here. Without a network it shows only answers
   * that are the same for everybody. A page with personal content stays closed.
   */
  readonly offline?: boolean;
  /** Also opens the page offline for the owner of this phone's stored values. Only the stored part of their answers is shown (025). */
  readonly stored?: boolean;
  /** Hands the person over to the app with `?jumpType=app`. Outside the apps a line recommends the app for this page. */
  readonly openApp?: boolean;
  /** Limits the page to the own apps (3, 4). On other platforms it explains this and links to the app. */
  readonly needsApp?: boolean;
  /** Hides the page from screenshots, because it shows or requests identity numbers, cards or health data (V03). */
  readonly secure?: boolean;
  /** Marks a title that states a result. The page gets this title only after its screen has loaded. */
  readonly outcome?: boolean;
  /** Makes the page a tool, available only in an installation with one of these settings. */
  readonly neededSettings?: readonly NeededSetting[];
  /** The only valid values of a parameter. Any other value gives "not found". */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /**
   * Query names that belong to the page's identity. Another value is another page, with a new state. Any other name (a tab, a search
   * text, a channel) does not change the page.
   */
  readonly query?: readonly Query[];
  /** The name of the page in the share configuration. Without it the page has only the general share content. */
  readonly share?: string;
  /**
   * The part of the share content that the screen adds. `link`: a separate address, e.g. an invitation with its code. Until then the app is
   * shared. `details`: name and picture. The content waits for them.
   */
  readonly sharesOwn?: 'link' | 'details';
  /**
   * Marks a page with a payment, so that the product's terms are shown next to its button. The value is the parameter or query name of the
   * product number. `chosen`: the person chooses the product on the page.
   */
  readonly clauses?: Name | NoInfer<Query> | 'chosen';
}

export interface Row<Path extends string = string, Query extends string = string> extends RowSpec<string, Query> {
  readonly path: Path;
}

export type RouteTable = Readonly<Record<string, Row>>;

/** Creates one row: path under `/health` with `:name` and `:name?` parameters. */
export const route = <const Path extends string, const Query extends string = never>(
  path: Path,
  spec: RowSpec<ParamName<Path>, Query>,
): Row<Path, Query> => ({ path, ...spec });

/** Converts `'/a/:b/:c?'` to `{ b: string; c?: string }`. */
export type ParamsOf<Path extends string> = {
  readonly [Name in Names<Path> as Name extends `${string}?` ? never : Name]: string;
} & {
  readonly [Name in Names<Path> as Name extends `${infer Bare}?` ? Bare : never]?: string | undefined;
};

/** Names of the parameters of a path, without the `?` of an optional one. */
type ParamName<Path extends string> =
  Names<Path> extends infer Name extends string ? (Name extends `${infer Bare}?` ? Bare : Name) : never;

type Names<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | Names<Rest>
  : NameOf<Path>;
type NameOf<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;
