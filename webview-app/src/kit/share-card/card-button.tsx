import { Image } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from '../action/use-action.ts';
import type { CardSheet } from './card-sheet.tsx';
import type { ShareCard } from './draw.ts';
import { useCardWords } from './words.ts';

type SheetComponent = (props: ComponentProps<typeof CardSheet>) => ReactNode;

export interface CardButtonProps {
  card: ShareCard;
  /** The button's text. Default: "Picture card". */
  label?: string;
}

/** Shows a button that opens a picture card. The code that draws it is loaded on the tap. */
export function CardButton({ card, label }: CardButtonProps) {
  const words = useCardWords();
  const [Sheet, setSheet] = useState<SheetComponent>();
  const open = useAction(async () => {
    try {
      const { CardSheet: Loaded } = await import('./card-sheet.tsx');
      setSheet(() => Loaded);
    } catch {
      toast(words.failed, 'warning');
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
        {label ?? words.card}
      </Button>
      {Sheet ? <Sheet card={card} onClose={() => setSheet(undefined)} /> : null}
    </>
  );
}
