/** Errors of a context's pages while a cell is looked at. */
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export interface Errors {
  /** Ends the watch and lists errors that the page has thrown, and lines of its console beyond `allowed`. */
  list(allowed: readonly RegExp[]): string[];
}

export function watchErrors(context: BrowserContext): Errors {
  const thrown: string[] = [];
  const messages: string[] = [];
  const onError = (error: WebError) => thrown.push(error.error().message);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error')
      messages.push(`${message.text()} (${new URL(message.location().url, 'file:').pathname})`);
  };
  context.on('weberror', onError).on('console', onConsole);
  return {
    list(allowed) {
      context.off('weberror', onError).off('console', onConsole);
      return [
        ...thrown.map((text) => `an error that nothing caught: ${text}`),
        ...messages.filter((text) => !allowed.some((pattern) => pattern.test(text))).map((text) => `console: ${text}`),
      ];
    },
  };
}
