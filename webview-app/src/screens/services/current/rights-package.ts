/** Accepts the protocols of a partner's package. A lost response is looked up before it counts as a failure. */
import { authorizeProtocols, getRightsPackage, type RightsPackage } from '../../../api/rights-package.ts';
import { QUIET, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';

/** Accepts all protocols of the displayed package. Rejects if the service has not accepted it, or has another version. */
export function agreeToProtocols(displayed: RightsPackage, idempotencyKey: string): Promise<RightsPackage> {
  const { orderNo, protocols } = displayed;
  const body = {
    orderNo,
    protocolNos: protocols.map(({ protocolNo }) => protocolNo),
    versions: protocols.map(({ version }) => version),
  };
  return recoverLostAnswer(
    () => request(authorizeProtocols, { body }, { idempotencyKey }),
    async () => {
      const current = await request(getRightsPackage, { query: { orderNo } }, QUIET);
      return current.authorized ? current : undefined;
    },
  );
}
