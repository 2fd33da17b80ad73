import type { LoadState } from '../../../../kit/answers/use-resource.ts';

export type KindName = 'packages' | 'institutions' | 'doctors' | 'articles' | 'orders';

/** A search result. The whole row links to its page. */
export interface ResultRow {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export interface KindResults {
  readonly rows: readonly ResultRow[];
  readonly total: number;
  /** The address of the page with all results. Absent if `rows` contains all. */
  readonly all?: string;
  /** The name of the city that was searched. */
  readonly city?: string | undefined;
}

/** A kind of results with the state of its search. */
export interface ResultKind {
  readonly name: KindName;
  readonly status: LoadState<unknown>['status'];
  readonly results: KindResults | undefined;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Creates a kind of results from a response. */
export function kindOf<T>(name: KindName, response: LoadState<T>, read: (data: T) => KindResults): ResultKind {
  const { status, data, reloading, reload } = response;
  return {
    name,
    status,
    results: status === 'ready' && data !== undefined ? read(data) : undefined,
    retrying: reloading,
    retry: reload,
  };
}

/** Tells if all words of a text occur in the parts, in any order. */
export function hasWords(text: string, ...parts: readonly string[]): boolean {
  const haystack = parts.join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
