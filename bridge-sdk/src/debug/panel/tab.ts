import type { AnyMethod, Bridge } from '../../core/types.ts';
import type { DebuggerOptions } from '../options.ts';
import type { Watch } from '../watch.ts';
import type { Words } from './words/index.ts';

/** The data that every tab reads. */
export interface TabContext {
  readonly bridge: Bridge;
  readonly watch: Watch;
  readonly words: Words;
  readonly options: DebuggerOptions;
  /** The page's own methods, then the contract's. */
  readonly methods: readonly AnyMethod[];
  /** The names of the contract's methods. The texts of their errors contain no values. */
  readonly contract: ReadonlySet<string>;
  /** Announces the result of an action to the person. */
  announce(text: string): void;
}

export interface Tab {
  readonly node: HTMLElement;
  /** Updates the tab to the current state. */
  refresh(): void;
}
