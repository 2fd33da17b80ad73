import type { RightsPage } from '../../../api/static-rights.ts';
import { useLeave } from '../../../features/ask/use-leave.ts';
import { ensureBoundMobile } from '../../../flows/login.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { claimRights } from '../flows/claim-rights.ts';

export interface Claim {
  agreed: boolean;
}

interface ClaimOptions {
  readonly page: RightsPage;
  readonly version: string | undefined;
  /** Called when the service responds that the person already has the rights. */
  readonly onAlreadyClaimed: () => void;
}

/** Provides the claim as a form, whose only field is the agreement. A visitor first logs in and binds a mobile number. */
export function useClaim({ page, version, onAlreadyClaimed }: ClaimOptions): Form<Claim> {
  const t = useText();
  const leave = useLeave();
  return useForm<Claim>({
    context: version,
    fields: {
      agreed: {
        initial: false,
        check: (agreed) => (agreed || page.agreementNo === undefined ? undefined : t.errors.notSaved),
      },
    },
    submit: async (_, idempotencyKey) => {
      if (!(await ensureBoundMobile())) return;
      const isNew = await claimRights(version, idempotencyKey);
      if (!isNew) onAlreadyClaimed();
      else if (page.success) leave(href('rights.claim-success-variant', { variant: page.success }));
      else leave(href('rights.claim-success'));
    },
  });
}
