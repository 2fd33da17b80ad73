import { useState } from 'react';
import { handOffToApp } from '../../../flows/hand-off.ts';
import { useAction } from '../../../kit/action/use-action.ts';

/** A retry of opening the app. `isStill` is true after a failed retry. */
export interface OpenAgain {
  readonly busy: boolean;
  readonly isStill: boolean;
  readonly start: () => void;
}

/** Opens the app at the page that the person came from. */
export function useOpenAgain(from: string): OpenAgain {
  const [isStill, setStill] = useState(false);
  const open = useAction(async () => {
    setStill(false);
    setStill(!(await handOffToApp(from)));
  });
  return { busy: open.busy, isStill, start: () => void open.start() };
}
