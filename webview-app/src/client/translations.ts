/**
 * Requests static files in several languages. A storage bucket ignores `Accept-Language`, so the file's name contains the language:
 *  `index.en.json`. The plain name is the Chinese file, which is the fallback for a missing translation.
 */
import { type AnyEndpoint, translatedPath } from '../api/endpoint.ts';
import type { Wrapper } from './call.ts';
import { isApiError } from './errors.ts';
import { ports } from './ports.ts';

/** Requests the file in the current language first. */
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

/** Returns the endpoint of the same file in this language. Undefined if the plain name is correct. */
export function translationOf(endpoint: AnyEndpoint, language: string): AnyEndpoint | undefined {
  // Mutant lives: A split text has a first part. The type requires a default.
  const [name = 'zh'] = language.split('-');
  if (endpoint.host !== 'static' || endpoint.wordless || name === 'zh') return undefined;
  return { ...endpoint, path: translatedPath(endpoint.path, name) };
}

/** Checks for a missing file. A bucket without a public file list answers 403. */
const isMissing = (error: unknown): boolean =>
  isApiError(error, 'HTTP') && (error.status === 404 || error.status === 403);
