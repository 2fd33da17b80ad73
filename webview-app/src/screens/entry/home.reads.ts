import { getMedicalIndex } from '../../api/static-entry.ts';

export const reads = () => [[getMedicalIndex, {}]] as const;
