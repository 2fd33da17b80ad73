/**
 * Declares endpoint rows. A row is plain data: `data` (the server's answer) is a TypeBox schema in the source and a generated check
 * function at run time. Only the compiler checks query and body, because the page creates them. At run time only the names of their
 * personal fields remain.
 */
import type { Static, TSchema } from 'typebox';
import type { StoredAnswerRule } from '../rules/stored-answers.ts';

/**
 * Checks an unknown value. Returns `undefined` if it is valid, else the JSON pointer of the first invalid value (`''` is the root). With
 * `faults` it removes invalid parts that the value is valid without, and adds their pointers.
 */
export type Check = (value: unknown, faults?: string[]) => string | undefined;

/**
 * The configured origin that answers. `static` serves plain JSON files, without the `{ code, data, msg }` envelope. `web` is the app's
 * public web address, wherever the page was opened.
 */
export type Host = 'api' | 'account' | 'static' | 'web';

/** The reason why sent fields are ignored, then the names of these fields. */
type Unread = readonly [why: string, ...fields: string[]];

export type BodyKind = 'form' | 'json' | 'multipart';

/** A request that a page can send to a server. `Params` are the `{names}` in the path. */
export interface Endpoint<
  Query = unknown,
  Body = unknown,
  Data = unknown,
  Params extends string = string,
  Once extends boolean = boolean,
> {
  readonly kind: 'endpoint';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly host: Host;
  /** The timeout of a try in milliseconds. Default 10,000 (specification, section 9). */
  readonly timeoutMs: number;
  /** The format of the body. Absent without a body. */
  readonly body?: BodyKind;
  /** Marks a call that moves money or books something. The caller passes an `Idempotency-Key`, created once per action of the person. */
  readonly once?: Once;
  /** Marks a call that changes lists and orders, as a `once` row always does. The person's stored answers are stale after it. */
  readonly changes?: true;
  /** Marks a read that uses POST. It changes nothing, so a lost answer is harmless. */
  readonly asks?: true;
  /**
   * Body fields that name the state which the page showed. If the state has changed, the service refuses (code 40901) and does nothing. The
   * client then shows the difference and asks again (`client/changed-state.ts`), unless the row's `errors` leave that to the screen.
   */
  readonly seen?: readonly string[];
  /** The reason why a write has no `seen` fields. Only for `check-tables`, so not in the generated rows. */
  readonly unseen?: string;
  /**
   * The reason why a write is sent before a person who came by a link has confirmed the account (U04): it starts, renews or ends a session,
   * or it names nobody. Every other write waits.
   */
  readonly unconfirmed?: 'session' | 'nobody';
  /** Business codes that a screen of this endpoint must handle. They are expected, so not reported. */
  readonly errors?: readonly number[];
  /** The lifetime of a cached answer in milliseconds. Configuration and portrait only, never money or eligibility. */
  readonly cacheMs?: number;
  /**
   * Returns the last answer without a network, however old (`asOf` tells its age). Only for words and pictures that are the same for
   * everybody: never money, eligibility or personal data (N10). Always on for static files.
   */
  readonly offline?: boolean;
  /** Optional fields of an offline answer that depend on the person's position. They are not stored on the phone. */
  readonly offlineWithout?: readonly string[];
  /** The part of the answer that is stored for the person alone, for screens that request it (`stored` of a request's options). */
  readonly stored?: StoredAnswerRule;
  /** The bucket of the cache buster `?t=` in seconds. */
  readonly cacheBustBucketSeconds?: number;
  /** Marks a static file without words, which has one name for every language. */
  readonly wordless?: boolean;
  /** Marks a static file whose words may stand beside a price. A build contains no copy of it. */
  readonly besidePrice?: true;
  /** Uses the valid parts of an answer that has invalid ones, and reports these. Always on for static files. */
  readonly inParts?: true;
  /**
   * Limits who prefetches a read. `head`: also the page's head, without a token, for a visitor (it may do so for static files anyway).
   * `logged-in`: only a logged-in person (specification, section 7).
   */
  readonly prefetch?: 'head' | 'logged-in';
  readonly data: Check;
  /** The schemas of query and body. Only for `check-tables`, so not in the generated rows. */
  readonly sends?: Readonly<Record<string, TSchema | undefined>>;
  /** The reason why the embedded backend ignores some sent fields, and their names. Only for `check-tables` too. */
  readonly unread?: Unread;
  /** The names of sent and answered fields that `Personal` marks. Only in the generated rows. */
  readonly personal?: { readonly sends?: readonly string[]; readonly data?: readonly string[] };
  /** Carries the types only. Never present at run time. */
  readonly types?: (query: Query, body: Body, params: Params) => Data;
}

/** An endpoint row of any type. */
export type AnyEndpoint = Endpoint<never, never, unknown, never>;

/** Tells whether a call changes something at the server: every POST without `asks`. */
export const isWrite = ({ method, asks }: Pick<AnyEndpoint, 'method' | 'asks'>): boolean => method === 'POST' && !asks;

export type DataOf<E> = E extends { readonly types?: (query: never, body: never, params: never) => infer D }
  ? D
  : never;
export type QueryOf<E> = E extends { readonly types?: (query: infer Q, body: never, params: never) => unknown }
  ? Q
  : never;
export type BodyOf<E> = E extends { readonly types?: (query: never, body: infer B, params: never) => unknown }
  ? B
  : never;
export type ParamsOf<E> = E extends {
  readonly types?: (query: never, body: never, params: infer P extends string) => unknown;
}
  ? P
  : never;

/** The names in braces: `PathNames<'/a/{x}/{y}'>` is `'x' | 'y'`. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type Sent<S> = S extends TSchema ? Static<S> : undefined;
type SentBody<F, J, M> = F extends TSchema ? Static<F> : J extends TSchema ? Static<J> : Sent<M>;

interface CommonSpec<Q, D> {
  query?: Q;
  data: D;
  host?: Host;
  timeoutMs?: number;
  errors?: readonly number[];
  unread?: Unread;
}
interface GetSpec<Q, D> extends CommonSpec<Q, D> {
  cacheMs?: number;
  offline?: boolean;
  offlineWithout?: readonly string[];
  stored?: StoredAnswerRule;
  cacheBustBucketSeconds?: number;
  wordless?: boolean;
  besidePrice?: true;
  inParts?: true;
  prefetch?: 'head' | 'logged-in';
}
interface PostSpec<Q, F, J, M, D, O> extends CommonSpec<Q, D> {
  /** For a read that uses POST. */
  stored?: StoredAnswerRule;
  form?: F;
  json?: J;
  multipart?: M;
  once?: O;
  changes?: true;
  asks?: true;
  seen?: readonly (keyof SentBody<F, J, M> & string)[];
  unseen?: string;
  unconfirmed?: 'session' | 'nobody';
}

/** Milliseconds (specification, section 9). */
const DEFAULT_TIMEOUT_MS = 10_000;

/** Declares a read. It may be retried, so it must change nothing. */
export function get<const P extends string, D extends TSchema, Q extends TSchema | undefined = undefined>(
  path: P,
  spec: GetSpec<Q, D>,
): Endpoint<Sent<Q>, undefined, Static<D>, PathNames<P>, false>;
export function get(path: string, { query, ...spec }: GetSpec<TSchema | undefined, TSchema>): unknown {
  return {
    kind: 'endpoint',
    method: 'GET',
    path,
    host: 'api',
    timeoutMs: DEFAULT_TIMEOUT_MS,
    sends: { query },
    ...spec,
  };
}

/** Declares a write. Pass its body as `form` (the specification's default), `json` if the specification says so, or `multipart`. */
export function post<
  const P extends string,
  D extends TSchema,
  Q extends TSchema | undefined = undefined,
  F extends TSchema | undefined = undefined,
  J extends TSchema | undefined = undefined,
  M extends TSchema | undefined = undefined,
  const O extends boolean = false,
>(path: P, spec: PostSpec<Q, F, J, M, D, O>): Endpoint<Sent<Q>, SentBody<F, J, M>, Static<D>, PathNames<P>, O>;
export function post(
  path: string,
  {
    query,
    form,
    json,
    multipart,
    ...spec
  }: PostSpec<TSchema | undefined, TSchema | undefined, TSchema | undefined, TSchema | undefined, TSchema, boolean>,
): unknown {
  const body: BodyKind = json ? 'json' : multipart ? 'multipart' : 'form';
  const sends = { query, form, json, multipart };
  return { kind: 'endpoint', method: 'POST', path, host: 'api', timeoutMs: DEFAULT_TIMEOUT_MS, body, sends, ...spec };
}

/** Copies a row to another address, for a service that a partner's area offers too. The address has no names in braces. */
export const sameAt = <E extends AnyEndpoint>(row: E, path: string): E => ({ ...row, path });

/** Returns the path of a static file in another language than Chinese, which has the plain name: `index.en.json`. */
export const translatedPath = (path: string, language: string): string => path.replace(/\.json$/, `.${language}.json`);
