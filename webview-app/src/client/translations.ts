/**
 * Static files in several languages. A storage bucket knows no `Accept-Language`, so the file's name carries the language:
 * `index.en.json`. The plain name is the Chinese file, and stands in for a translation that is not there.
 */
import { type AnyEndpoint, translatedPath } from '../api/endpoint.ts';
import type { Wrapper } from './call.ts';
import { isApiError } from './errors.ts';
import { ports } from './ports.ts';

/** Asks for the file in the language in use first. */
export const withTranslation: Wrapper = (next) => async (call) => {
  const endpoint = translationOf(call.endpoint, ports().language());
  if (!endpoint) return next(call);
  try {
    return await next({ ...call, endpoint });
  } catch (error) {
    if (isMissing(error)) return next(call);
    throw error;
  }
};

/** Returns the row of the same file in this language; undefined where the plain name is the one to ask for. */
export function translationOf(endpoint: AnyEndpoint, language: string): AnyEndpoint | undefined {
  // Mutant lives: A text that is split has a first part; the type wants a default.
  const [name = 'zh'] = language.split('-');
  if (endpoint.host !== 'static' || endpoint.wordless || name === 'zh') return undefined;
  return { ...endpoint, path: translatedPath(endpoint.path, name) };
}

/** A bucket that does not tell which files it has says 403 of a missing one. */
const isMissing = (error: unknown): boolean =>
  isApiError(error, 'HTTP') && (error.status === 404 || error.status === 403);
