/** The words that the table of routes is written in. */

/** Platform codes as data: 1 WeChat or WeCom, 2 browser, 3 own Android app, 4 own iOS app, 5 mini-program. */
export type PlatformCode = 1 | 2 | 3 | 4 | 5;

/** Names of what a row asks for while its screen loads; `app/prefetch/areas/<area>.ts` knows how. */
export type Prefetch =
  | 'medicalPageOptionPro'
  | 'serviceMainPageData'
  | 'serviceNoStaticData'
  | 'serviceMainPageDataStatic'
  | 'hasReceiveHealthCard'
  | 'hasReceiveHealthCardV2'
  | 'hasReceived'
  | 'rightsListConfigInfo'
  | 'rightsInfo'
  | 'healthCardInfo'
  | 'getUserAccountInfo'
  | 'paidCount';

/** Settings that open a page: `test-pages` is for testers and app teams, `telephony-host` for the agents of the call centre. */
export type NeededSetting = 'test-pages' | 'telephony-host';

export interface RowSpec<Name extends string = string, Query extends string = string> {
  readonly title: { readonly en: string; readonly zh: string };
  /** A login is needed. The three below narrow it. */
  readonly requireAuth?: boolean;
  /** Login is needed on these platforms only. */
  readonly authPlatforms?: readonly PlatformCode[];
  /** Login is not needed inside the own apps (3, 4). */
  readonly appNotAuth?: boolean;
  /** Login is needed only inside the own apps (3, 4). */
  readonly outsideNotAuth?: boolean;
  /** A bound mobile number is needed; all three names mean the same. */
  readonly bindMobileCheck?: boolean;
  readonly checkIsBindMobile?: boolean;
  readonly needCheckMobile?: boolean;
  /**
   * The page opens although the account service cannot be reached, for somebody who was logged in here: without a network it shows
   * only answers that are the same for everybody. A page with anything of a person stays closed.
   */
  readonly offline?: boolean;
  /**
   * The page opens so, too, for the person whose values are kept on this phone: without a network it shows what is kept of their own
   * answers (decision 025), and nothing else of a person.
   */
  readonly kept?: boolean;
  /** With `?jumpType=app` the person is handed over to the app. Outside the apps a line says that the page is better there. */
  readonly openApp?: boolean;
  /** The page works in the own apps (3, 4) only. Elsewhere it says so and leads to the app. */
  readonly needsApp?: boolean;
  /** The page shows or asks for identity numbers, cards or health data: the app hides it from pictures of the screen (V03). */
  readonly secure?: boolean;
  /** The title says how something ended, which only the screen knows: until it has loaded the page is not called so. */
  readonly outcome?: boolean;
  /** The page is a tool: only an installation with one of these settings has it. */
  readonly neededSettings?: readonly NeededSetting[];
  /** The only values of a parameter that exist; any other is not found. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /**
   * Names of the query that tell one page of this row from another: another value is another page, which begins anew. Any other
   * name (a tab, a search text, a channel) changes nothing of the page's identity.
   */
  readonly query?: readonly Query[];
  /** The name of the page in the share configuration. Without it the page has no share content of its own. */
  readonly share?: string;
  /**
   * The part of the share content that the screen tells. `link`: an address of its own, as an invitation has by its code; before that the
   * app is shared. `details`: name and picture, which the content waits for.
   */
  readonly sharesOwn?: 'link' | 'details';
  /**
   * The page takes money, so the terms of a product stand beside its button. The value names the parameter or query value that
   * is the product number; `chosen`: the person chooses the product on the page.
   */
  readonly clauses?: Name | NoInfer<Query> | 'chosen';
  readonly prefetch?: readonly Prefetch[];
}

export interface Row<Path extends string = string, Query extends string = string> extends RowSpec<string, Query> {
  readonly path: Path;
}

export type RouteTable = Readonly<Record<string, Row>>;

/** One row: path under `/health` with `:name` and `:name?` parameters. */
export const route = <const Path extends string, const Query extends string = never>(
  path: Path,
  spec: RowSpec<ParamName<Path>, Query>,
): Row<Path, Query> => ({ path, ...spec });

/** `'/a/:b/:c?'` becomes `{ b: string; c?: string }`. */
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
