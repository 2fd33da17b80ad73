import { listPackages } from '../../../api/mall.ts';
import { getMedicalPageOptions } from '../../../api/static-checkup.ts';

/** Lists the reads of a product's page: its file of options, and the package with its price. */
export const saleReads = (productNo: string, optionsPath: string) =>
  [
    [getMedicalPageOptions, { params: { path: optionsPath } }],
    [listPackages, { query: { productNo } }],
  ] as const;
