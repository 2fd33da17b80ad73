import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../action/use-action.ts';
import { openLink } from '../links/open-link.ts';
import { FormFailure } from './form-of.tsx';

export interface OpenBarProps {
  label: string;
  /** Returns the address. It is requested on the tap, because it may be valid only for a short time. */
  address: () => string | Promise<string>;
  /** Returns the text for a failure to request or open the address. */
  failure: (error: unknown) => string;
}

/** Shows the bottom button that opens a partner's service. A failure is shown above it, and a tap retries. */
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
