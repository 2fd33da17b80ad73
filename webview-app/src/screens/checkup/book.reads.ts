import { getMedicalPageOptions } from '../../api/static-checkup.ts';
import type { RouteParams } from '../../routes.ts';
import { PREFETCHED_PEC } from '../../rules/products.ts';

export const optionsOf = (path: string) => [getMedicalPageOptions, { params: { path } }] as const;

/** The screen reads the file of every product; only those of four are prefetched (specification, section 7). */
export const reads = ({ productNo }: RouteParams<'checkup.book'>) =>
  PREFETCHED_PEC.includes(productNo) ? [optionsOf(`pec/${productNo}`)] : [];
