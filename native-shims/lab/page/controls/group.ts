import type { Phones } from '../../overrides.ts';
import type { Text } from '../../words/word.ts';
import type { Controls } from './controls.ts';

/** Describes the context of a group of controls. */
export interface GroupContext {
  readonly controls: Controls;
  /** Returns the phones that the controls apply to. */
  phones(): Phones;
  /** Calls `listener` when the choice of phones changes. */
  onPhones(listener: () => void): void;
  /** Shows the result of an action. */
  showResult(text: Text): void;
  /** Presses the back button of phones. */
  back(phones: Phones): void;
  readonly send: typeof fetch;
}
