import * as flow from '../flows/share.ts';

/** Gives the share flow, which is there already: in one file, a part that comes later would make all that it needs heavier. */
export const loadShareFlow = async () => flow;
