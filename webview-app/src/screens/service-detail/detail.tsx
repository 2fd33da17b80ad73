import { Redirect } from 'wouter';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { PartnerDoctor } from './detail/partner-doctor.tsx';
import { SecondVisit } from './detail/second-visit.tsx';
import { StaticService } from './detail/static-service.tsx';
import { UnknownService } from './parts/unknown-service.tsx';
import { useWords } from './words/index.ts';

/** Maps the labels of services that belong to an order to their components. */
const ORDER_SERVICES = { 'second-visit': SecondVisit, 'phone-doctor': PartnerDoctor } as const;

const isOrderService = (label: string): label is keyof typeof ORDER_SERVICES => Object.hasOwn(ORDER_SERVICES, label);

/** The label of a checkup, which redirects to separate pages. */
const CHECKUP = 'checkup';

/** Shows a service by its label. A label without a component is the number of a static page. */
export const Screen = screen('service-detail.detail', function Detail({ params }) {
  const { serviceLabel, productNo, orderNo } = params;
  const words = useWords().unknown;
  if (serviceLabel === CHECKUP) return <Redirect to={checkupPage(productNo, orderNo)} replace />;
  if (!isOrderService(serviceLabel))
    return <StaticService serviceNo={serviceLabel} productNo={productNo} orderNo={orderNo} />;
  const Service = ORDER_SERVICES[serviceLabel];
  if (orderNo) return <Service orderNo={orderNo} />;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <UnknownService />
    </ScreenFrame>
  );
});

function checkupPage(productNo: string | undefined, orderNo: string | undefined): string {
  if (productNo && orderNo) return href('checkup.state', { productNo, orderNo });
  return productNo ? href('checkup.sale', { productNo }) : href('checkup.package-list');
}
