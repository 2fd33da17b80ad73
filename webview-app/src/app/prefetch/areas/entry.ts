import { getMedicalIndex } from '../../../api/static-entry.ts';
import { prefetch } from '../../../client/request.ts';
import type { AreaPrefetches } from '../route-begin.ts';

export const prefetches: AreaPrefetches = {
  serviceMainPageDataStatic: { run: () => prefetch(getMedicalIndex, {}) },
};
