/** The parts of the entry page that it can be drawn without, as one chunk. */
export { HomeBar } from './home-bar.tsx';
export { StepsToday } from './steps-today.tsx';
export { words } from './words/index.ts';
