import { getServicePage } from '../../../api/static-other.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { ServicePage } from '../../../kit/service-page.tsx';
import { usePage } from '../../../kit/use-page.ts';
import { UnknownService } from '../parts/unknown-service.tsx';
import { useWords } from '../words/index.ts';

/** A service as its static page tells it. */
export function StaticService({ serviceNo }: { serviceNo: string }) {
  const words = useWords().unknown;
  return (
    <ServicePage
      title={words.title}
      page={usePage(getServicePage, { params: { serviceNo } }, { none: NO_FILE })}
      none={<UnknownService />}
    />
  );
}
