import { MissingState } from '../../../kit/page/missing-state.tsx';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

/** Shows where to get a card, or a reload button while it is being issued. */
export function NoCard({ reason, onReload }: { reason: 'none' | 'pending'; onReload: () => void }) {
  const t = useText();
  const words = useWords().card;
  if (reason === 'pending')
    return (
      <EmptyState
        scene="card"
        title={words.pending}
        text={words.pendingText}
        action={
          <Button wide tone="secondary" onClick={onReload}>
            {t.common.retry}
          </Button>
        }
      />
    );
  return (
    <MissingState
      scene="card"
      title={words.none}
      text={words.noneText}
      linkLabel={words.get}
      to={href('rights.claim-paid')}
    />
  );
}
