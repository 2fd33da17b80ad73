/** Starts the frame before every other script of a page in a phone of the playground. */
import { startFrame } from '../frame/start.ts';
import { enterPlayground } from './enter.ts';

enterPlayground();
startFrame();
