/** Words for what a tester does in one phone, so that it can be written down as a test. */
import type { UserAnswer } from '../../src/index.ts';
import type { Override, TesterAction } from '../overrides.ts';

/** An element as a person names it. */
export interface Named {
  /** Its ARIA role; without one it is found by its label. */
  readonly role?: string;
  /** It is a `summary`, which has neither a role nor a label: it is found by its text. */
  readonly isText?: boolean;
  /** The pieces of text that its name is made of; a browser may put a space between any two. */
  readonly name: readonly string[];
  /** Its number among the elements of the same role that fit the name (`name-rule.ts`); absent where there is one only. */
  readonly at?: number;
}

/** One action with an element. `isFar`: it came when the page was scrolled, as in a list that loads more at its end. */
export type DoneStep =
  | { readonly does: 'tap'; readonly on: Named; readonly isFar?: boolean }
  | {
      readonly does: 'type';
      readonly on: Named;
      readonly value: string;
      /** The field is for a code, a number of a person, or another value that is theirs alone. */
      readonly isSecret: boolean;
      /** It is chosen from a list. */
      readonly isChoice: boolean;
      readonly isFar?: boolean;
    };

/** The page's place, as a person sees it. */
export interface Place {
  readonly address: string;
  /** The heading of the dialog in front, else of the page, in the pieces of its text; absent while there is none. */
  readonly heading?: readonly string[];
}

export type Step =
  | DoneStep
  | { readonly does: 'go'; readonly address: string }
  | { readonly does: 'reload' }
  | { readonly does: 'back' }
  /** The user answers so from now on, where no override says otherwise. */
  | { readonly does: 'answer'; readonly answer: UserAnswer }
  | { readonly does: 'dark'; readonly isDark: boolean }
  | { readonly does: 'set'; readonly override: Override; readonly all: readonly Override[] }
  | { readonly does: 'unset'; readonly override: Override; readonly all: readonly Override[] }
  | { readonly does: 'action'; readonly action: TesterAction }
  /** The page has called its host by this name for the first time. */
  | { readonly does: 'sent'; readonly name: string }
  | { readonly does: 'heading'; readonly name: readonly string[] }
  /** The page is there, and has no heading that a test could wait for. */
  | { readonly does: 'address'; readonly address: string };
