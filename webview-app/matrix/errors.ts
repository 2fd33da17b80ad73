/** Records the errors of a context's pages during one test. Chaos and matrix share this file. */
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export interface Errors {
  /** Stops recording. Returns the page's errors, `otherErrors` that no browser reports, and console lines that are not `allowed`. */
  list(allowed: readonly RegExp[], otherErrors?: readonly string[]): string[];
}

export function watchErrors(context: BrowserContext): Errors {
  const uncaughtErrors: string[] = [];
  const messages: string[] = [];
  const onError = (error: WebError) => uncaughtErrors.push(error.error().message);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error')
      messages.push(`${message.text()} (${new URL(message.location().url, 'file:').pathname})`);
  };
  context.on('weberror', onError).on('console', onConsole);
  return {
    list(allowed, otherErrors = []) {
      context.off('weberror', onError).off('console', onConsole);
      return [
        ...[...uncaughtErrors, ...otherErrors].map((text) => `an error that nothing caught: ${text}`),
        ...messages.filter((text) => !allowed.some((pattern) => pattern.test(text))).map((text) => `console: ${text}`),
      ];
    },
  };
}
