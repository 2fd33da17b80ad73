export { reads } from './claim-paid.reads.ts';
