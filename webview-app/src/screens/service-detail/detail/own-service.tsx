import { ListChecks } from 'lucide-react';
import type { PipelinePage, PipelineService } from '../../../api/service-pipeline.ts';
import { stepsOf } from '../../../kit/refund/refund-steps.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { dayText } from '../../../messages/date-text.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { CardShape, Skeleton } from '../../../ui/skeleton.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { useWords } from '../words/index.ts';
import type { OwnService } from './use-own-service.ts';

/** Shows the person's service: state, next step, validity, and steps. */
export function OwnServicePart({ service }: { service: OwnService }) {
  const t = useText();
  const words = useWords().service;
  switch (service.kind) {
    case 'loading':
      return (
        <Skeleton>
          <CardShape lines={3} />
        </Skeleton>
      );
    case 'failed':
      return (
        <Callout
          title={words.failed}
          action={
            <Button small tone="secondary" busy={service.retrying} onClick={service.reload}>
              {t.common.retry}
            </Button>
          }
        >
          {words.failedText}
        </Callout>
      );
    case 'none':
      return <Callout title={words.none}>{words.noneText}</Callout>;
    case 'unpaid':
      return (
        <Callout tone="warm" title={words.titles.unpaid}>
          {words.unpaidText}
        </Callout>
      );
    default:
      return <ServiceDetails page={service.page} service={service.service} />;
  }
}

function ServiceDetails({ page, service }: { page: PipelinePage; service: PipelineService }) {
  const words = useWords().service;
  const kit = useKitWords();
  const { state, name, validFrom, validTo } = service;
  const isOver = state === 'used' || state === 'expired';
  return (
    <>
      <Callout tone={isOver ? 'warm' : 'info'} title={words.titles[state]}>
        {words.texts[state](dayText(state === 'upcoming' ? validFrom : validTo))}
      </Callout>
      <Section title={words.yourService}>
        <Card>
          <KeyValues
            pairs={[
              // An ended service has neither a name to use next nor a validity.
              [words.service, isOver ? undefined : name],
              [words.validTo, isOver ? undefined : dayText(validTo)],
              [words.orderNo, page.orderNo],
            ]}
          />
        </Card>
        <Rows>
          <ListRow
            icon={<ListChecks />}
            title={words.all}
            to={href('pipeline.overview', { serviceNo: page.serviceNo, orderNo: page.orderNo })}
          />
        </Rows>
      </Section>
      {page.steps.length > 0 && !isOver ? (
        <Section title={kit.status.progress}>
          <Card>
            <Timeline label={kit.status.progress} items={stepsOf(page.steps)} />
          </Card>
        </Section>
      ) : null}
    </>
  );
}
