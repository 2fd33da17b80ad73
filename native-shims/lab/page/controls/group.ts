import type { Phones } from '../../overrides.ts';
import type { Text } from '../../words/word.ts';
import type { Controls } from './controls.ts';

/** The surroundings of a group of controls. */
export interface GroupContext {
  readonly controls: Controls;
  /** The phones that the controls are for now. */
  phones(): Phones;
  /** Calls `listener` each time that other phones are chosen. */
  onPhones(listener: () => void): void;
  /** Shows what came of something. */
  say(words: Text): void;
  /** Presses the back button of phones. */
  back(phones: Phones): void;
  readonly send: typeof fetch;
}
