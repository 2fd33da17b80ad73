/**
 * The functions that declare endpoint rows. A row is plain data: `data` (the server's answer) is a TypeBox schema in the source
 * and a generated check function wherever the app runs. Query and body are made by the page itself, so the compiler alone
 * checks them: what is left of them at run time is the names of fields of a person.
 */
import type { Static, TSchema } from 'typebox';
import type { Kept } from '../rules/kept.ts';

/** Checks an unknown value: `undefined` if it is good, else the JSON pointer of the first wrong value (`''` is the root). */
export type Check = (value: unknown) => string | undefined;

/**
 * The configured origin that answers. `static` serves plain JSON files, without the `{ code, data, msg }` envelope; `web` is the app's
 * public web address, whatever place the page was opened from.
 */
export type Host = 'api' | 'account' | 'static' | 'web';

/** The reason, then the fields that it is about. */
type Unread = readonly [why: string, ...fields: string[]];

export type BodyKind = 'form' | 'json' | 'multipart';

/** A call that a page can make to a server. `Params` are the `{names}` in the path. */
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
  /** Milliseconds until a try is given up; default 10,000 (specification, section 9). */
  readonly timeoutMs: number;
  /** The format of the body; absent when there is none. */
  readonly body?: BodyKind;
  /** The call moves money or books something: the caller brings its `Idempotency-Key`, made once for each action of the person. */
  readonly once?: Once;
  /** The call changes what lists and orders tell, as a `once` row always does: what is kept of the person's answers is not true after it. */
  readonly changes?: true;
  /** A read that is asked by POST: it changes nothing, so a lost answer leaves no doubt. */
  readonly asks?: true;
  /**
   * Fields of the body that name the state which the page showed. At another state the service refuses (code 40901) and does nothing;
   * the client then shows the difference and asks again (`client/changed-state.ts`), unless the row's `errors` leave that to the screen.
   */
  readonly seen?: readonly string[];
  /** The reason why a write names no state. For `check-tables` alone: it is not in the generated rows. */
  readonly unseen?: string;
  /**
   * The reason for which a write goes out before a person who came in by a link has said that the account is theirs (U04): it begins, renews
   * or ends a session, or it names nobody. Every other write waits.
   */
  readonly unconfirmed?: 'session' | 'nobody';
  /** Business codes that a screen of this endpoint must handle. They are expected and are not reported. */
  readonly errors?: readonly number[];
  /** Milliseconds for which an answer is reused. Configuration and portrait only, never money or eligibility. */
  readonly cacheMs?: number;
  /**
   * Without a network its last answer is given again, however old (`asOf` tells). Words and pictures that are the same for
   * everybody only: never money, never eligibility, never what belongs to a person (N10). Static files always are.
   */
  readonly offline?: boolean;
  /** Optional fields of such an answer that depend on the person's position: they are not kept on the phone. */
  readonly offlineWithout?: readonly string[];
  /** The part of the answer that is kept for the person alone, for screens that ask for it (`kept` of a request's options). */
  readonly kept?: Kept;
  /** Seconds of the bucket in the cache buster `?t=`. */
  readonly cacheBustBucketSeconds?: number;
  /** A static file without words for a person: it has one name, for every language. */
  readonly wordless?: boolean;
  readonly data: Check;
  /** The schemas of query and body. For `check-tables` alone: they are not in the generated rows. */
  readonly sends?: Readonly<Record<string, TSchema | undefined>>;
  /** The reason why the embedded backend leaves fields of what is sent unread, and their names. For `check-tables` alone, likewise. */
  readonly unread?: Unread;
  /** Names of the fields, sent and answered, that `Personal` marks. In the generated rows alone. */
  readonly personal?: { readonly sends?: readonly string[]; readonly data?: readonly string[] };
  /** Carries the types only; never present at run time. */
  readonly types?: (query: Query, body: Body, params: Params) => Data;
}

/** Any row, whatever it sends and answers. */
export type AnyEndpoint = Endpoint<never, never, unknown, never>;

/** Tells if a call of the row changes something at the server: every POST does but one that `asks`. */
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

/** The names between braces: `PathNames<'/a/{x}/{y}'>` is `'x' | 'y'`. */
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
  kept?: Kept;
  cacheBustBucketSeconds?: number;
  wordless?: boolean;
}
interface PostSpec<Q, F, J, M, D, O> extends CommonSpec<Q, D> {
  /** Of a read that is asked by POST. */
  kept?: Kept;
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

/** Milliseconds; specification, section 9. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** Declares a read. It may be tried twice, so it must change nothing. */
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

/** Declares a write. Name its body `form` (the default of the specification), `json` where `endpoints` say so, or `multipart`. */
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

/**
 * The same row at another address: for services that a partner's area answers as well, in the same words. The address has
 * no names in braces.
 */
export const sameAt = <E extends AnyEndpoint>(row: E, path: string): E => ({ ...row, path });

/** Returns the path of a static file in another language than Chinese, which has the plain name: `index.en.json`. */
export const translatedPath = (path: string, language: string): string => path.replace(/\.json$/, `.${language}.json`);
