/** The sizes of the lab's phones, and what they take from a page. */
import type { PhoneShape } from '../../messages.ts';
import { pairOf } from '../compare/pair.ts';
import type { Setting } from '../setting.ts';

/** Heights in pixels of the phones of each width. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 360: 780, 390: 844, 414: 896, 768: 1024 };
/** The edges of a phone with a notch, and with a bar in the place of its home button. The host's own bar has the upper edge. */
const NOTCHED = { top: 0, right: 0, bottom: 34, left: 0 };
const PLAIN = { top: 0, right: 0, bottom: 0, left: 0 };

export const screenOf = ({ width }: Pick<Setting, 'width'>): { width: number; height: number } => ({
  width,
  height: HEIGHTS[width] ?? 844,
});

export const shapeOf = ({ textSize, insets }: Pick<Setting, 'textSize' | 'insets'>): PhoneShape => ({
  textSize,
  insets: insets ? NOTCHED : PLAIN,
});

/** True for a phone that is to be seen. */
export const isShown = (phone: string, setting: Readonly<Setting>): boolean => {
  if (setting.single !== '') return setting.single === phone;
  const pair = pairOf(setting);
  return pair ? pair.first === phone || pair.second === phone : isChosen(phone, setting);
};

/** True for a phone whose page runs: behind those that are shown alone all others go on. */
export const isLoaded = (phone: string, setting: Readonly<Setting>): boolean =>
  isShown(phone, setting) || isChosen(phone, setting);

const isChosen = (phone: string, { hosts }: Readonly<Setting>): boolean => hosts.some((host) => host === phone);
