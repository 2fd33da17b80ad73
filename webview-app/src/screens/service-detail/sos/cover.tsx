import type { GlobalRescue } from '../../../api/rescue.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { Inclusions, Points } from '../../../kit/page/service-parts.tsx';
import { ValidityTag, validityNow } from '../../../kit/page/validity.tsx';
import { dayText, rangeText } from '../../../messages/date-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Section } from '../../../ui/section.tsx';
import { CardShape, Skeleton } from '../../../ui/skeleton.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** Shows the policy of the order. The numbers do not wait for it. */
export function Cover({ cover }: { cover: LoadState<GlobalRescue | null> }) {
  const words = useWords().sos;
  const { status, data } = cover;
  if (data) return <CoverParts policy={data} />;
  if (data === null) return <Callout title={words.noCover}>{words.noCoverText}</Callout>;
  if (status === 'error') return <Callout title={words.coverFailed}>{words.coverFailedText}</Callout>;
  return (
    <Skeleton>
      <CardShape lines={4} />
    </Skeleton>
  );
}

function CoverParts({ policy }: { policy: GlobalRescue }) {
  const words = useWords().sos;
  const { status, statusText, validFrom, validTo, insuredName, cardNo, region, services, checklist, exclusions } =
    policy;
  return (
    <>
      {status === 'notStarted' ? <Callout tone="warm">{words.notStarted(dayText(validFrom))}</Callout> : null}
      {status === 'expired' ? <Callout tone="warm">{words.expired(dayText(validTo))}</Callout> : null}
      <Section
        title={words.cover}
        action={
          <Tags>
            <Tag tone={status === 'valid' ? 'brand' : 'warm'}>{statusText}</Tag>
            {status === 'valid' ? <ValidityTag validity={validityNow(validTo)} /> : null}
          </Tags>
        }
      >
        <Card>
          <KeyValues
            pairs={[
              [words.insured, shownName(insuredName)],
              [words.cardNo, cardNo],
              [words.region, region],
              [words.valid, rangeText(validFrom, validTo)],
            ]}
          />
        </Card>
      </Section>
      <Points title={words.checklist} items={checklist} ticked />
      <Inclusions
        title={words.covered}
        items={services.map(({ title, desc, limit }) => ({ title, desc, note: limit }))}
      />
      <Points title={words.exclusions} items={exclusions} />
    </>
  );
}
