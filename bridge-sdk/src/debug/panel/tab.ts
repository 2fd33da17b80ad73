import type { AnyMethod, Bridge } from '../../core/types.ts';
import type { DebuggerOptions } from '../options.ts';
import type { Watch } from '../watch.ts';
import type { Words } from './words/index.ts';

/** The things that every tab reads. */
export interface Seen {
  readonly bridge: Bridge;
  readonly watch: Watch;
  readonly words: Words;
  readonly options: DebuggerOptions;
  /** The page's own methods and the contract's. */
  readonly methods: readonly AnyMethod[];
  /** The names of the contract's methods: no text about them holds a value. */
  readonly contract: ReadonlySet<string>;
  /** Says to a person what an action has come to. */
  say(text: string): void;
}

export interface Tab {
  readonly node: HTMLElement;
  /** Shows what is true now. */
  refresh(): void;
}
