import { useState } from 'react';
import { getRightsPackage, type RightsPackage } from '../../../api/rights-package.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError } from '../../../client/request.ts';
import { type Action, useAction } from '../../../kit/action/use-action.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { agreeToProtocols } from './rights-package.ts';

/** The code of a refusal: the protocols have changed since they were displayed. */
const CHANGED_PROTOCOLS = 40992;

export interface OwnPackage {
  page: LoadState<RightsPackage | null>;
  /** Agrees to the displayed protocols. A double tap agrees once. */
  agreement: Action<[displayed: RightsPackage]>;
}

/** Loads the partner's package and provides the agreement to its protocols. The response to the agreement replaces the loaded package. */
export function useRightsPackage(): OwnPackage {
  const page = usePage(getRightsPackage, { query: {} }, { none: NOT_FOUND, notice: false });
  const [agreed, setAgreed] = useState<{ from: RightsPackage; to: RightsPackage }>();
  const agreement = useAction(async (idempotencyKey, displayed: RightsPackage) => {
    try {
      setAgreed({ from: displayed, to: await agreeToProtocols(displayed, idempotencyKey) });
    } catch (error) {
      if (isApiError(error, CHANGED_PROTOCOLS)) page.reload();
      throw error;
    }
  });
  return { page: agreed && page.data === agreed.from ? { ...page, data: agreed.to } : page, agreement };
}
