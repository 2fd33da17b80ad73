/** Defines the designs of medals: colours, outline and mark. */
import {
  Award,
  BookOpen,
  ClipboardCheck,
  Flame,
  Footprints,
  HeartHandshake,
  type LucideIcon,
  ShieldCheck,
} from 'lucide-react';

type Shape = 'hexagon' | 'star' | 'shield' | 'round';

export interface MedalDesign {
  readonly mark: LucideIcon;
  readonly shape: Shape;
  /** The colours of the enamel, from light to dark. */
  readonly colors: readonly [light: string, main: string, dark: string];
}

const DESIGNS: Readonly<Record<string, MedalDesign>> = {
  walker: { mark: Footprints, shape: 'hexagon', colors: ['#5fe0cf', '#0f9c8e', '#06514a'] },
  streak: { mark: Flame, shape: 'star', colors: ['#ffc46b', '#ee7a16', '#8a3504'] },
  friend: { mark: HeartHandshake, shape: 'round', colors: ['#ff9fb1', '#d83a62', '#781232'] },
  checkup: { mark: ClipboardCheck, shape: 'shield', colors: ['#8fc9ff', '#2a78d0', '#0e3a76'] },
  reader: { mark: BookOpen, shape: 'hexagon', colors: ['#cdb0ff', '#7b4fd0', '#3b1f7d'] },
  keeper: { mark: ShieldCheck, shape: 'shield', colors: ['#a5e07a', '#3c9436', '#174e17'] },
};
const DEFAULT_DESIGN: MedalDesign = { mark: Award, shape: 'round', colors: ['#ffd98a', '#c98a12', '#6d4503'] };

/** The outlines, around the centre of a field of 120. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  hexagon: polygon(6, 54, 54),
  star: polygon(16, 56, 45),
  round: polygon(24, 54, 50),
  shield: 'M60 7L104 20V58C104 86 84 104 60 113C36 104 16 86 16 58V20Z',
};

/** Returns a polygon whose corners are alternately on two circles. */
function polygon(corners: number, outer: number, inner: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const radius = corner % 2 ? inner : outer;
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Returns a medal's design by its picture's address, `…/medal-walker.svg`: its id does not identify it. Unknown medals share one. */
export function designOf(imgUrl: string): MedalDesign {
  const kind = /(?:^|\/)medal-(\w+)\.\w+$/.exec(imgUrl)?.[1] ?? '';
  return Object.hasOwn(DESIGNS, kind) ? (DESIGNS[kind] ?? DEFAULT_DESIGN) : DEFAULT_DESIGN;
}
