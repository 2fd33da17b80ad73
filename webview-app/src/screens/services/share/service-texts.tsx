import { getServicePage } from '../../../api/static-pipeline.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { Inclusions, NumberedSteps, Points } from '../../../kit/page/service-parts.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import { useWords } from './words/index.ts';

/** Shows what a service includes and how it works, from its static page. */
export function ServiceTexts({ serviceNo }: { serviceNo: string }) {
  const words = useWords();
  const page = usePage(getServicePage, { params: { serviceNo } }, { none: NO_FILE });
  return (
    <ResourceView resource={page} skeleton={<CardShape lines={4} />} isEmpty={() => false} empty={<p>{words.more}</p>}>
      {({ subtitle, services, steps, notes }) => (
        <>
          <Inclusions title={words.includes} text={subtitle} items={services} />
          <NumberedSteps title={words.steps} items={steps} />
          <Points title={words.notes} items={notes} />
        </>
      )}
    </ResourceView>
  );
}
