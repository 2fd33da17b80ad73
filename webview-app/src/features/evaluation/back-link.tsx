import { CalendarPlus, MessagesSquare } from 'lucide-react';
import type { RatedService } from '../../flows/evaluation.ts';
import { href } from '../../routes.ts';
import { isFreeProduct, isPackageProduct } from '../../rules/products.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { useEvaluationWords } from './words/index.ts';

const isOfCheckup = (productNo: string): boolean => isPackageProduct(productNo) || isFreeProduct(productNo);

/** Shows a row after a rating that leads to the next checkup or the next question. */
export function NextRow({ ratedService: { productNo } }: { ratedService: RatedService }) {
  const { next } = useEvaluationWords();
  const isCheckup = isOfCheckup(productNo);
  return (
    <Rows>
      <ListRow
        icon={isCheckup ? <CalendarPlus /> : <MessagesSquare />}
        title={isCheckup ? next.checkup : next.ask}
        text={isCheckup ? next.checkupText : next.askText}
        to={isCheckup ? href('checkup.package-list') : href('consultation.online')}
      />
    </Rows>
  );
}

/** Links from a rating back to the checkup's order, or else to the list of consultations. */
export function BackLink({
  ratedService: { productNo, orderNo },
  primary = false,
}: {
  ratedService: RatedService;
  primary?: boolean;
}) {
  const { back } = useEvaluationWords();
  const isCheckup = isOfCheckup(productNo);
  const to = isCheckup ? href('checkup.state', { productNo, orderNo }) : href('services.consultations');
  return (
    <LinkButton wide tone={primary ? 'primary' : 'secondary'} to={to}>
      {isCheckup ? back.order : back.consultations}
    </LinkButton>
  );
}
