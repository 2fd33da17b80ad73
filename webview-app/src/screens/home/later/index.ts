/** Bundles the parts of the entry page that its first render does not need into one chunk. */
export { HomeBar } from './home-bar.tsx';
export { StepsToday } from './steps-today.tsx';
export { words } from './words/index.ts';
