import { useState } from 'react';
import type { EvaluationSource, RatedService } from '../../flows/evaluation.ts';
import { useResource } from '../../kit/answers/use-resource.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackLink } from './back-link.tsx';
import { NoSuchService } from './no-such-service.tsx';
import { RatingForm } from './rating-form.tsx';
import { RatingReview } from './rating-review.tsx';
import { RatingThanks } from './rating-thanks.tsx';
import { useEvaluationWords } from './words/index.ts';

export interface EvaluationPageProps {
  title: string;
  /** The name of the source, part of the resource's key before the source has loaded. */
  name: string;
  source: (signal: AbortSignal) => EvaluationSource | Promise<EvaluationSource>;
  ratedService: RatedService;
}

/** Shows the rating of a service: its form, the thanks afterwards, or an existing rating. */
export function EvaluationPage({ title, name, source, ratedService }: EvaluationPageProps) {
  const words = useEvaluationWords();
  const [earned, setEarned] = useState<number>();
  const [isRatedBefore, setRatedBefore] = useState(false);
  const page = useResource(`rating ${name} ${ratedService.orderNo} ${ratedService.productNo}`, async (signal) => {
    const evaluationSource = await source(signal);
    const evaluation = await evaluationSource.find(ratedService, signal);
    return evaluation && { source: evaluationSource, evaluation };
  });
  const isRated = page.data?.evaluation.kind === 'rated';
  if (earned !== undefined)
    return (
      <RatingThanks
        coins={earned}
        ratedService={ratedService}
        onSee={isRated ? () => setEarned(undefined) : undefined}
      />
    );
  return (
    <FormOf title={title} page={page} none={<NoSuchService />}>
      {({ source: evaluationSource, evaluation }) => {
        if (evaluation.kind === 'rated')
          return (
            <RatingReview
              review={evaluation.review}
              service={evaluation.service}
              ratedService={ratedService}
              isUnexpected={isRatedBefore}
            />
          );
        if (evaluation.kind === 'closed')
          return (
            <ScreenFrame title={title} titleHidden>
              <EmptyState
                scene="waiting"
                title={words.closed}
                text={
                  <>
                    {evaluation.service.productName}
                    <br />
                    {evaluation.service.whyNot}
                  </>
                }
                action={<BackLink ratedService={ratedService} primary />}
              />
            </ScreenFrame>
          );
        return (
          <RatingForm
            title={title}
            source={evaluationSource}
            ratedService={ratedService}
            service={evaluation.service}
            questions={evaluation.questions}
            onSaved={(coins) => {
              setEarned(coins);
              page.reload();
            }}
            onRefused={(isRepeated) => {
              setRatedBefore(isRepeated);
              page.reload();
            }}
          />
        );
      }}
    </FormOf>
  );
}
