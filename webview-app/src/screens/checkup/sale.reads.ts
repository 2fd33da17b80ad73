import type { RouteParams } from '../../routes.ts';
import { saleReads } from './sale/sale-reads.ts';

export const reads = ({ productNo }: RouteParams<'checkup.sale'>) => saleReads(productNo, `pecsale/${productNo}`);
