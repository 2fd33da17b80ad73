import { Phone } from 'lucide-react';
import { dialLink } from '../../../kit/links/dial-link.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { href } from '../../../routes.ts';
import { isFreeProduct, isPackageProduct } from '../../../rules/products.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';
import type { OwnService, ServiceKey } from './use-own-service.ts';

export interface NextStepProps {
  serviceKey: ServiceKey;
  service: OwnService;
  /** The service's phone number. */
  phone: string;
}

/** Shows the next step with a service (pay, activate, use, or get it), beside a button that calls the service. */
export function NextStep({ serviceKey, service, phone }: NextStepProps) {
  const words = useWords().service;
  const call = useKitWords().service.call(phone);
  const step = stepOf(serviceKey, service);
  if (!step) return null;
  return (
    <BottomBar>
      <LinkButton tone="secondary" icon={<Phone size={20} aria-hidden="true" />} aria-label={call} {...dialLink(phone)}>
        {words.call}
      </LinkButton>
      <LinkButton to={step.to}>{words.next[step.words]}</LinkButton>
    </BottomBar>
  );
}

type StepKey = keyof ReturnType<typeof useWords>['service']['next'];

function stepOf({ productNo }: ServiceKey, result: OwnService): { words: StepKey; to: string } | undefined {
  if (result.kind === 'none') return { words: 'none', to: purchasePage(productNo) };
  if (result.kind === 'unpaid')
    return { words: 'unpaid', to: href('checkup.state', { productNo, orderNo: result.orderNo }) };
  if (result.kind !== 'own') return undefined;
  const { page, service, hasPage } = result;
  const { state, serviceNo, productType } = service;
  if (state === 'used' || state === 'expired') return { words: state, to: purchasePage(productNo) };
  const { orderNo } = page;
  const to = hasPage
    ? href('pipeline.detail', { serviceNo, orderNo, productType })
    : href('pipeline.overview', { serviceNo, orderNo });
  return { words: state, to };
}

/** Returns the page on which the product is sold or received. */
const purchasePage = (productNo: string): string =>
  isPackageProduct(productNo) || isFreeProduct(productNo)
    ? href('checkup.sale', { productNo })
    : href('value-added.service', {}, { productNo });
