/** Starts the lab's frame, before every other script of a page. */
import { startFrame } from './start.ts';

startFrame();
