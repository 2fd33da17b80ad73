import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { screen } from '../screen.ts';
import { PartnerDoctor } from './detail/partner-doctor.tsx';
import { SecondVisit } from './detail/second-visit.tsx';
import { StaticService } from './detail/static-service.tsx';
import { UnknownService } from './parts/unknown-service.tsx';
import { useWords } from './words/index.ts';

/** The services that hang on an order, by their label: the names in the addresses of their answers. */
const OF_ORDER = { 'second-visit': SecondVisit, 'phone-doctor': PartnerDoctor } as const;

const isOfOrder = (label: string): label is keyof typeof OF_ORDER => Object.hasOwn(OF_ORDER, label);

/** A service by its label. Any other label is the number of a static page. */
export const Screen = screen('service-detail.detail', function Detail({ params: { serviceLabel, orderNo } }) {
  const words = useWords().unknown;
  if (!isOfOrder(serviceLabel)) return <StaticService serviceNo={serviceLabel} />;
  const Service = OF_ORDER[serviceLabel];
  if (orderNo) return <Service orderNo={orderNo} />;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <UnknownService />
    </ScreenFrame>
  );
});
