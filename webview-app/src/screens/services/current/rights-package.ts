/**
 * Accepts the agreements (`protocols`) of a partner's package. After a lost response the package is read again before an error is reported.
 */
import { authorizeProtocols, getRightsPackage, type RightsPackage } from '../../../api/rights-package.ts';
import { QUIET, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';

/**
 * Accepts all agreements of the displayed package. Rejects if the service has not recorded this, or has another version of an agreement.
 */
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
