/** The title a screen gives itself, where the row's would promise too much (a purchase that is not yet known to be paid). */
import { proxy } from 'valtio';

/** `text` is undefined while the row's own title is right. */
export const screenTitle = proxy<{ text: string | undefined }>({ text: undefined });
