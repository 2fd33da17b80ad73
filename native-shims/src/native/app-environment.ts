/** The surroundings of the provider's app: the environment it is built from, and the page in front of it. */
import type { HostEnvironment } from '../environment.ts';
import { isObject } from '../json.ts';
import { pageNameOf } from './own-app.ts';

/** The app's environment. It holds nothing of a page, so that the app can answer from outside of one as well. */
export interface AppEnvironment
  extends Pick<
    HostEnvironment,
    'phone' | 'setup' | 'traffic' | 'faults' | 'answers' | 'memory' | 'user' | 'backend' | 'curtain' | 'later'
  > {
  /** The phone's language, as a BCP 47 tag. */
  readonly language: string;
}

/** The app's own side of a call: methods use it to act on the app around the page. */
export interface AppActions {
  version: string;
  emit(event: string, payload: unknown): void;
  /** Covers the page with something of the app's, and uncovers it again. */
  awayAndBack(): void;
}

/** Returns the environment of an app that lives in its own page's window. */
export const inPage = (env: HostEnvironment): AppEnvironment => ({
  ...env,
  language: env.window.navigator.language,
});

/** Calls `window.<pageName>.receive(text)`; false where the page has put up no receiver, so that the text is lost. */
export function callPage({ window, setup }: HostEnvironment, text: string): boolean {
  const receiver: unknown = Reflect.get(window, pageNameOf(setup));
  if (!isObject(receiver) || typeof receiver.receive !== 'function') return false;
  receiver.receive(text);
  return true;
}
