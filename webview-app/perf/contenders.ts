/** The contenders of the performance suite, and what a person sees in all of them. */

export interface Contender {
  readonly name: string;
  /** The folder of its built files. */
  readonly folder: string;
  /** The path that its folder is served under, with slashes around. */
  readonly base: string;
  /** The address of its home behind the server's origin. */
  readonly home: string;
  readonly kind: 'static' | 'ours' | 'peer';
  /** Apps carry it: it is opened from the disk, too. */
  readonly isOnDisk?: boolean;
  /** Milliseconds for which a change of the screen moves, or a new screen takes no taps; a person waits for its end. None: 0. */
  readonly movesMs?: number;
}

/** Texts that a person sees, the same in each contender, and in no other screen of it. */
export const SCREENS = {
  /** The last one leads to the list. */
  home: ['下载App', '体检套餐'],
  /** The last one leads to the detail. */
  list: ['适合每个年龄的体检', '关爱父母体检套餐'],
  detail: ['使用流程'],
} as const;

export const STATIC = 'static page';
export const SWAP = 'finished markup, swapped';
export const SPLIT = 'this app, split';
export const SINGLE = 'this app, single file';
