/** Describes the actions of a tester in one phone, so that they can be exported as a test. */
import type { UserAnswer } from '../../src/index.ts';
import type { Override, TesterAction } from '../overrides.ts';

/** An element, by role and name. */
export interface NamedElement {
  /** The ARIA role. An element without a role is found by its label. */
  readonly role?: string;
  /** True for a `summary`, which has neither a role nor a label. It is found by its text. */
  readonly isText?: boolean;
  /** The text pieces of the accessible name. Browsers may put spaces between them. */
  readonly name: readonly string[];
  /** The index among the elements of the same role that match the name (`name-rule.ts`). Absent for a single match. */
  readonly at?: number;
}

/** An action on an element. `isFar` is true if scrolling has lengthened the page before the action, as in an infinite list. */
export type DoneStep =
  | { readonly does: 'tap'; readonly element: NamedElement; readonly isFar?: boolean }
  | {
      readonly does: 'type';
      readonly element: NamedElement;
      readonly value: string;
      /** True for a code, an identity number or other personal data. */
      readonly isSecret: boolean;
      /** True for a value that is chosen from a list. */
      readonly isChoice: boolean;
      readonly isFar?: boolean;
    };

/** The address and the heading of a page. */
export interface PageState {
  readonly address: string;
  /** The text pieces of the heading of the topmost dialog, else of the page. Absent without a heading. */
  readonly heading?: readonly string[];
}

export type Step =
  | DoneStep
  | { readonly does: 'go'; readonly address: string }
  | { readonly does: 'reload' }
  | { readonly does: 'back' }
  /** Sets the user's answer to all further requests. An override takes precedence. */
  | { readonly does: 'answer'; readonly answer: UserAnswer }
  | { readonly does: 'dark'; readonly isDark: boolean }
  | { readonly does: 'set'; readonly override: Override; readonly all: readonly Override[] }
  | { readonly does: 'unset'; readonly override: Override; readonly all: readonly Override[] }
  | { readonly does: 'action'; readonly action: TesterAction }
  /** The page has called this method of the host. */
  | { readonly does: 'sent'; readonly name: string }
  | { readonly does: 'heading'; readonly name: readonly string[] }
  /** The page has loaded without a heading that a test could wait for. */
  | { readonly does: 'address'; readonly address: string };
