import { NO_FILE, NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { Hotline } from '../../kit/links/hotline.tsx';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { useListView } from '../../kit/page/list-view.ts';
import { CallBar } from '../../kit/page/service-page.tsx';
import { Points, Questions } from '../../kit/page/service-parts.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { stepsOf } from '../../kit/refund/refund-steps.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { Section } from '../../ui/section.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { screen } from '../screen.ts';
import { reads } from './overview.reads.ts';
import { NextBar } from './parts/next-bar.tsx';
import { policyPairs } from './parts/policy-pairs.ts';
import { SERVICE_TABS, ServiceList } from './parts/service-list.tsx';
import { UnknownService } from './parts/unknown-service.tsx';
import { useWords } from './words/index.ts';

/** Shows the services of a policy: progress, usable services, and used or ended ones. */
export const Screen = screen('pipeline.overview', function ServicePipeline({ params }) {
  const words = useWords();
  const kit = useKitWords();
  const [pageRead, textsRead] = reads(params);
  const page = usePage(...pageRead, { none: NOT_FOUND });
  const view = useListView({ tabs: SERVICE_TABS });
  const isCurrentTab = view.tab !== 'invalid';
  // The title bar shows the kind of page, and the heading the service's name.
  useScreenTitle(words.title);
  // The page is also complete without the texts.
  const texts = usePage(...textsRead, { none: NO_FILE, notice: false }).data;
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<UnknownService />}
      view={(pipeline) => ({
        title: pipeline.title,
        lead: pipeline.subtitle,
        content: (
          <>
            <ServiceList page={pipeline} view={view} />
            {isCurrentTab && pipeline.steps.length > 0 ? (
              <Section title={kit.status.progress}>
                <Card>
                  <Timeline label={kit.status.progress} items={stepsOf(pipeline.steps)} />
                </Card>
              </Section>
            ) : null}
            <Section title={words.policy}>
              <Card>
                <KeyValues pairs={policyPairs(pipeline, words)} />
              </Card>
            </Section>
            {isCurrentTab ? <Hotline label={words.phone} phone={pipeline.phone} /> : null}
            {texts ? (
              <>
                <Points title={kit.service.notes} items={texts.notes} />
                <Questions title={kit.service.questions} items={texts.faq} />
              </>
            ) : null}
          </>
        ),
        bottom: isCurrentTab ? <NextBar page={pipeline} onDone={page.reload} /> : <CallBar phone={pipeline.phone} />,
      })}
    />
  );
});
