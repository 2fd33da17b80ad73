/** Agreeing to the protocols of a partner's package. A lost answer is looked up before it counts as a failure. */
import { authorizeProtocols, getRightsPackage, type RightsPackage } from '../api/rights-package.ts';
import { isApiError, request } from '../client/request.ts';

/** Agrees to all protocols as they are in `shown`. Rejects where the service has not taken it, or has another version. */
export async function agreeToProtocols(shown: RightsPackage, idempotencyKey: string): Promise<RightsPackage> {
  const { orderNo, protocols } = shown;
  const body = {
    orderNo,
    protocolNos: protocols.map(({ protocolNo }) => protocolNo),
    versions: protocols.map(({ version }) => version),
  };
  try {
    return await request(authorizeProtocols, { body }, { idempotencyKey });
  } catch (error) {
    if (!isApiError(error) || !error.mayHaveHappened) throw error;
    const now = await request(getRightsPackage, { query: { orderNo } }, { notice: false, login: false }).catch(() => {
      throw error;
    });
    if (!now.authorized) throw error;
    return now;
  }
}
