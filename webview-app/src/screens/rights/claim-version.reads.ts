export { reads } from './claim.reads.ts';
