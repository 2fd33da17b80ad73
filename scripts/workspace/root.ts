import { join } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '../..');

export const tool = (name: string) => join(root, 'node_modules/.bin', name);
