import { useState } from 'react';
import { handOffToApp } from '../../../flows/hand-off.ts';
import { useAction } from '../../../kit/action/use-action.ts';

/** A retry of opening the app. `isStill` is true after a failed retry. */
export interface OpenRetry {
  readonly busy: boolean;
  readonly hasFailed: boolean;
  readonly start: () => void;
}

/** Opens the app at the page that the person came from. */
export function useOpenRetry(from: string): OpenRetry {
  const [hasFailed, setFailed] = useState(false);
  const open = useAction(async () => {
    setFailed(false);
    setFailed(!(await handOffToApp(from)));
  });
  return { busy: open.busy, hasFailed, start: () => void open.start() };
}
