/** What is logged to the error service of the app's own accord: never a value, only what is wrong and where. */
import { report } from '../client/request.ts';
import { currentPath } from './history.ts';

/** `message` is for the people who look after the app; `code` groups it. */
export const reportTrouble = (message: string, code: string): void => report({ message, page: currentPath(), code });
