import type { RatedService } from '../../flows/evaluation.ts';
import { href } from '../../routes.ts';
import { isFreeProduct, isPackageProduct } from '../../rules/products.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useEvaluationWords } from './words/index.ts';

/** The way from a rating to what was rated: a checkup's order, else the list of consultations. */
export function BackLink({ of: { productNo, orderNo }, primary = false }: { of: RatedService; primary?: boolean }) {
  const { back } = useEvaluationWords();
  const isCheckup = isPackageProduct(productNo) || isFreeProduct(productNo);
  const to = isCheckup ? href('checkup.state', { productNo, orderNo }) : href('entry.interrogation-list');
  return (
    <LinkButton wide tone={primary ? 'primary' : 'secondary'} to={to}>
      {isCheckup ? back.order : back.consultations}
    </LinkButton>
  );
}
