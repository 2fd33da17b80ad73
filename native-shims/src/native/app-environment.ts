/** Declares the environment of the provider's app, and calls the page. */
import type { HostEnvironment } from '../environment.ts';
import { isObject } from '../json.ts';
import { pageNameOf } from './own-app.ts';

/** The app's environment. It does not depend on a page, so that the app can also run without one. */
export interface AppEnvironment
  extends Pick<
    HostEnvironment,
    'phone' | 'setup' | 'traffic' | 'faults' | 'answers' | 'memory' | 'user' | 'backend' | 'curtain' | 'later'
  > {
  /** The phone's language, as a BCP 47 tag. */
  readonly language: string;
}

/** The actions of the app that its methods use. */
export interface AppActions {
  version: string;
  emit(event: string, payload: unknown): void;
  /** Covers the page, as the app does with another screen, and uncovers it a moment later. */
  coverBriefly(): void;
}

/** Returns the environment of an app that runs in the page's own window. */
export const inPage = (env: HostEnvironment): AppEnvironment => ({
  ...env,
  language: env.window.navigator.language,
});

/** Calls `window.<pageName>.receive(text)`. Returns false if the page has no receiver and the text is lost. */
export function callPage({ window, setup }: HostEnvironment, text: string): boolean {
  const receiver: unknown = Reflect.get(window, pageNameOf(setup));
  if (!isObject(receiver) || typeof receiver.receive !== 'function') return false;
  receiver.receive(text);
  return true;
}
