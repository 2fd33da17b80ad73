import { join } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '../..');

/** Returns the path of an installed package's command. */
export const tool = (name: string) => join(root, 'node_modules/.bin', name);
