/** What says that customer service is closed, and how to leave a message. Drawn by `app/service-closed-dialog.tsx`. */
import { proxy } from 'valtio';

export const serviceClosed = proxy<{ shown: boolean }>({ shown: false });
