/** Defines the sizes of the lab's phones and their insets. */
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

/** Returns a phone's shape. `edges` overrides the notch of the setting. The host's bar covers the top inset. */
export function shapeOf(
  { textSize, insets, turned }: Pick<Setting, 'textSize' | 'insets' | 'turned'>,
  edges: EdgesName = insets ? 'notch' : 'plain',
): PhoneShape {
  const [top, right, bottom, left] = EDGES[edges][turned ? 'turned' : 'upright'];
  return { textSize, insets: { top, right, bottom, left }, isTurned: turned };
}

/** Tells if a phone is visible. */
export const isShown = (phone: string, setting: Readonly<Setting>): boolean => {
  if (setting.single !== '') return setting.single === phone;
  const pair = pairOf(setting);
  return pair ? pair.first === phone || pair.second === phone : isChosen(phone, setting);
};

/** Tells if a phone's page runs. Hidden phones keep running while a single phone is shown. */
export const isLoaded = (phone: string, setting: Readonly<Setting>): boolean =>
  isShown(phone, setting) || isChosen(phone, setting);

const isChosen = (phone: string, { hosts }: Readonly<Setting>): boolean => hosts.some((host) => host === phone);
