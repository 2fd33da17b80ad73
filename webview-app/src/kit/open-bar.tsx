import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { FormFailure } from './form-of.tsx';
import { openLink } from './open-link.ts';
import { useAction } from './use-action.ts';

export interface OpenBarProps {
  label: string;
  /** Returns the address; asked for with the tap where it is good for a short time only. */
  address: () => string | Promise<string>;
  /** Words for a failure of either. */
  failure: (error: unknown) => string;
}

/** The button at the bottom that opens a service of a partner. A failure stands above it, and it may be tapped again. */
export function OpenBar({ label, address, failure }: OpenBarProps) {
  const open = useAction(async () => openLink(await address()));
  return (
    <BottomBar note={open.error ? <FormFailure words={failure(open.error)} /> : undefined}>
      <Button wide busy={open.busy} onClick={() => void open.start()}>
        {label}
      </Button>
    </BottomBar>
  );
}
