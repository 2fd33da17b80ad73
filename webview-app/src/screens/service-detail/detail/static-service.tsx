import type { PipelineService } from '../../../api/service-pipeline.ts';
import { getServicePage } from '../../../api/static-pipeline.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ServicePage } from '../../../kit/page/service-page.tsx';
import { ValidityTag, validityNow } from '../../../kit/page/validity.tsx';
import { UnknownService } from '../parts/unknown-service.tsx';
import { useWords } from '../words/index.ts';
import { NextStep } from './next-step.tsx';
import { OwnServicePart } from './own-service.tsx';
import { type ServiceKey, useOwnService } from './use-own-service.ts';

/** Shows a service's static page, with the person's state, next step and validity, or a link to get it. */
export function StaticService(serviceKey: ServiceKey) {
  const words = useWords().unknown;
  const texts = usePage(getServicePage, { params: { serviceNo: serviceKey.serviceNo } }, { none: NO_FILE });
  const service = useOwnService(serviceKey);
  const phone = texts.data?.phone;
  return (
    <ServicePage
      title={words.title}
      page={texts}
      none={<UnknownService />}
      meta={service.kind === 'own' ? <ServiceTag service={service.service} /> : undefined}
      before={<OwnServicePart service={service} />}
      bottom={
        phone && hasStep(service.kind) ? (
          <NextStep serviceKey={serviceKey} service={service} phone={phone} />
        ) : undefined
      }
    />
  );
}

/** Warns when the validity ends soon. */
const ServiceTag = ({ service: { state, validTo } }: { service: PipelineService }) =>
  state === 'used' || state === 'expired' ? null : <ValidityTag validity={validityNow(validTo)} />;

/** Tells if it is known whether the person has an order. Otherwise the only action is to call the service. */
const hasStep = (kind: ReturnType<typeof useOwnService>['kind']): boolean => kind !== 'loading' && kind !== 'failed';
