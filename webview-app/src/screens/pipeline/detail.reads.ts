export { reads } from './overview.reads.ts';
