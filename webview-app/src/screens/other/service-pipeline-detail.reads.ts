export { reads } from './service-pipeline.reads.ts';
