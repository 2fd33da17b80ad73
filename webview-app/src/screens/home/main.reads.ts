import { getMedicalIndex } from '../../api/static-home.ts';

export const reads = () => [[getMedicalIndex, {}]] as const;
