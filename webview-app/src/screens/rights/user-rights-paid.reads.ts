export { reads } from './health-card.reads.ts';
