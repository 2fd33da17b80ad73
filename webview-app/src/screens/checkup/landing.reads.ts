import type { RouteParams } from '../../routes.ts';
import { saleReads } from './sale/sale-reads.ts';

export const reads = ({ productNo }: RouteParams<'checkup.landing'>) =>
  saleReads(productNo, `landing/pec/${productNo}`);
