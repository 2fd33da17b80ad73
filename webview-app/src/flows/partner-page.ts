/** Loads the static page of a business partner. */
import { getTobPecPage, type TobPecPage } from '../api/static-tob-pec.ts';
import { NO_FILE, NOT_FOUND } from '../client/codes.ts';
import { isApiError, type RequestOptions, request } from '../client/request.ts';

export const UNKNOWN_PARTNER = 'default';

/** Returns a partner's page, or the page of an unknown partner if this partner has none. */
export async function partnerPage(
  key: string,
  signal: AbortSignal,
  requestOptions: Pick<RequestOptions, 'notice'> = {},
): Promise<TobPecPage> {
  const options = { ...requestOptions, signal, expected: [NO_FILE, NOT_FOUND] };
  const pageOf = (name: string) => request(getTobPecPage, { params: { key: name } }, options);
  return pageOf(key).catch((error: unknown) => {
    const isMissing = isApiError(error, NOT_FOUND) || (isApiError(error) && error.status === NO_FILE);
    if (isMissing && key !== UNKNOWN_PARTNER) return pageOf(UNKNOWN_PARTNER);
    throw error;
  });
}
