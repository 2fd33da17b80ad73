import type { Shown } from '../../../../kit/answers/use-resource.ts';

export type KindName = 'packages' | 'institutions' | 'doctors' | 'articles' | 'orders';

/** One result; the whole row leads to its page. */
export interface FoundRow {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export interface Found {
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** The address of a page with all of them; absent where `rows` has all. */
  readonly all?: string;
  /** The city that was looked in. */
  readonly city?: string | undefined;
}

/** One kind, and how it stands. */
export interface FoundKind {
  readonly name: KindName;
  readonly status: Shown<unknown>['status'];
  readonly found: Found | undefined;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Makes a kind of an answer. */
export function kindOf<T>(name: KindName, answer: Shown<T>, read: (data: T) => Found): FoundKind {
  const { status, data, reloading, reload } = answer;
  return {
    name,
    status,
    found: status === 'ready' && data !== undefined ? read(data) : undefined,
    retrying: reloading,
    retry: reload,
  };
}

/** Tells if all words of a text occur in the parts, in any order. */
export function hasWords(text: string, ...parts: readonly string[]): boolean {
  const all = parts.join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
