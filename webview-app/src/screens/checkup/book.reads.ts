import { getMedicalPageOptions } from '../../api/static-checkup.ts';
import type { RouteParams } from '../../routes.ts';
import { PREFETCHED_PEC } from '../../rules/products.ts';

export const optionsOf = (path: string) => [getMedicalPageOptions, { params: { path } }] as const;

/** Returns the data to prefetch: the product's options file, for the four products that the specification lists (section 7). */
export const reads = ({ productNo }: RouteParams<'checkup.book'>) =>
  PREFETCHED_PEC.includes(productNo) ? [optionsOf(`pec/${productNo}`)] : [];
