/** The sizes of the lab's phones, and what they take from a page. */
import type { PhoneShape } from '../../messages.ts';
import { EDGES, type EdgesName } from '../../overrides.ts';
import { pairOf } from '../compare/pair.ts';
import type { Setting } from '../setting.ts';

/** Heights in pixels of the phones of each width. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 360: 780, 390: 844, 414: 896, 768: 1024 };

export const screenOf = ({ width, turned }: Pick<Setting, 'width' | 'turned'>): { width: number; height: number } => {
  const height = HEIGHTS[width] ?? 844;
  return turned ? { width: height, height: width } : { width, height };
};

/** `edges`: those of the phone's own host; without them a notch as the setting says. The host's own bar has the upper edge. */
export function shapeOf(
  { textSize, insets, turned }: Pick<Setting, 'textSize' | 'insets' | 'turned'>,
  edges: EdgesName = insets ? 'notch' : 'plain',
): PhoneShape {
  const [top, right, bottom, left] = EDGES[edges][turned ? 'turned' : 'upright'];
  return { textSize, insets: { top, right, bottom, left }, isTurned: turned };
}

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
