import { join } from 'node:path';

/** Where `npm run e2e:real` puts the test page that the hosts show. */
export const SITE = join(import.meta.dirname, '../../dist/real-hosts');
/** Its name there. */
export const CONTRACT_PAGE = 'contract.html';
