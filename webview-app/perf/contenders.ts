/** Defines a contender of the performance suite, and the texts that a person sees in each contender. */

export interface Contender {
  readonly name: string;
  /** The folder of its built files. */
  readonly folder: string;
  /** The path that its folder is served under, with slashes around. */
  readonly base: string;
  /** The address of its home behind the server's origin. */
  readonly home: string;
  readonly kind: 'static' | 'ours' | 'peer';
  /** True if native apps contain the page, so that it is also opened from the disk. */
  readonly isOnDisk?: boolean;
  /** Milliseconds after a change of the screen in which it is animated or ignores taps. Default 0. */
  readonly movesMs?: number;
}

/** The texts of each screen, the same in each contender and on no other screen of it. */
export const SCREENS = {
  /** The last text is a link to the list. */
  home: ['下载App', '体检套餐'],
  /** The last text is a link to the detail. */
  list: ['适合每个年龄的体检', '关爱父母体检套餐'],
  detail: ['使用流程'],
} as const;

export const STATIC = 'static page';
export const SWAP = 'finished markup, swapped';
export const SPLIT = 'this app, split';
export const SINGLE = 'this app, single file';
