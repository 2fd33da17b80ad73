import { Image } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Medal } from '../../../api/insurance-my.ts';
import { useAction } from '../../../kit/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { CardSheet } from './card-sheet.tsx';
import { useWords } from './words/index.ts';

type Show = (props: ComponentProps<typeof CardSheet>) => ReactNode;

/** Opens the picture card of a medal; what draws it is loaded then. */
export function CardButton({ medal }: { medal: Medal }) {
  const words = useWords();
  const [Shown, setShown] = useState<Show>();
  const open = useAction(async () => {
    try {
      const { CardSheet: Sheet } = await import('./card-sheet.tsx');
      setShown(() => Sheet);
    } catch {
      toast(words.cardFailed, 'warning');
    }
  });
  return (
    <>
      <Button
        wide
        tone="quiet"
        icon={<Image size={20} aria-hidden="true" />}
        busy={open.busy}
        onClick={() => void open.start()}
      >
        {words.card}
      </Button>
      {Shown ? <Shown medal={medal} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
