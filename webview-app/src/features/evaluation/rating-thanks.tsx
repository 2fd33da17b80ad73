import type { RatedService } from '../../flows/evaluation.ts';
import { ResultFrame } from '../../kit/page/result-of.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BackLink } from './back-link.tsx';
import { useEvaluationWords } from './words/index.ts';

/** Shows the thanks after a rating, the earned coins, and a link back. */
export function RatingThanks(props: { coins: number; ratedService: RatedService; onSee: (() => void) | undefined }) {
  const { coins, ratedService, onSee } = props;
  const words = useEvaluationWords();
  return (
    <ResultFrame
      title={words.thanks}
      text={words.thanksText}
      amount={coins > 0 ? <Tag tone="warm">{words.earned(coins)}</Tag> : undefined}
      primary={<BackLink ratedService={ratedService} primary />}
      secondary={
        onSee ? (
          <Button tone="secondary" onClick={onSee}>
            {words.see}
          </Button>
        ) : undefined
      }
    />
  );
}
