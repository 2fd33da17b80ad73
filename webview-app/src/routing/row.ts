/** The words that the table of routes is written in. */

/** Platform codes as data: 1 WeChat or WeCom, 2 browser, 3 own Android app, 4 own iOS app, 5 mini-program. */
export type PlatformCode = 1 | 2 | 3 | 4 | 5;

/** What a row may ask to be fetched while its screen loads; `app/prefetch.ts` knows how. */
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

export interface RowSpec {
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
  /** With `?jumpType=app` the person is handed over to the app. */
  readonly openApp?: boolean;
  /** The only values of a parameter that exist; any other is not found. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  readonly prefetch?: readonly Prefetch[];
}

export interface Row<Path extends string = string> extends RowSpec {
  readonly path: Path;
}

export type RouteTable = Readonly<Record<string, Row>>;

/** One row: path under `/health` with `:name` and `:name?` parameters. */
export const route = <const Path extends string>(path: Path, spec: RowSpec): Row<Path> => ({ path, ...spec });

/** `'/a/:b/:c?'` becomes `{ b: string; c?: string }`. */
export type ParamsOf<Path extends string> = {
  readonly [Name in Names<Path> as Name extends `${string}?` ? never : Name]: string;
} & {
  readonly [Name in Names<Path> as Name extends `${infer Bare}?` ? Bare : never]?: string | undefined;
};

type Names<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | Names<Rest>
  : NameOf<Path>;
type NameOf<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;
