import type { Stage } from '../stage.ts';
import type { Curtain } from '../visibility.ts';
import { createCurtain } from '../visibility.ts';

/** What the provider's app is built from: nothing of a page's, so that it can answer from outside of one as well. */
export interface Surroundings
  extends Pick<Stage, 'phone' | 'setup' | 'traffic' | 'faults' | 'memory' | 'user' | 'backend' | 'later'> {
  readonly curtain: Curtain;
  /** The phone's language, as a BCP 47 tag. */
  readonly language: string;
}

/** An app that lives in its own page's window. */
export const inPage = (stage: Stage): Surroundings => ({
  ...stage,
  curtain: createCurtain(stage),
  language: stage.window.navigator.language,
});
