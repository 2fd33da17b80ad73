import { areaOf } from '../area.ts';
import type { ReadsModule } from '../reads.ts';
import type { ScreenModule } from '../screen.ts';
import { words } from './words/index.ts';

export const area = areaOf(import.meta.glob<ScreenModule>(['./*.tsx', '!./*.test.tsx']), [words], {
  reads: import.meta.glob<ReadsModule>('./*.reads.ts', { eager: true }),
});
