import { listPackages } from '../../api/mall.ts';

export const reads = () => [[listPackages, { query: {} }]] as const;
