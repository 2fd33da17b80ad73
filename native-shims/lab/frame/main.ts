/** The first script of every page of the dev server. */
import { startFrame } from './start.ts';

startFrame();
