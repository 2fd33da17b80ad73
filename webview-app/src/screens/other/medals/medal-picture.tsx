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
import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './medal.module.css';

type Shape = 'hexagon' | 'star' | 'shield' | 'round';

interface Look {
  readonly mark: LucideIcon;
  readonly shape: Shape;
  /** From light to dark: the enamel. */
  readonly colors: readonly [light: string, main: string, dark: string];
}

const LOOKS: Readonly<Record<string, Look>> = {
  walker: { mark: Footprints, shape: 'hexagon', colors: ['#5fe0cf', '#0f9c8e', '#06514a'] },
  streak: { mark: Flame, shape: 'star', colors: ['#ffc46b', '#ee7a16', '#8a3504'] },
  friend: { mark: HeartHandshake, shape: 'round', colors: ['#ff9fb1', '#d83a62', '#781232'] },
  checkup: { mark: ClipboardCheck, shape: 'shield', colors: ['#8fc9ff', '#2a78d0', '#0e3a76'] },
  reader: { mark: BookOpen, shape: 'hexagon', colors: ['#cdb0ff', '#7b4fd0', '#3b1f7d'] },
  keeper: { mark: ShieldCheck, shape: 'shield', colors: ['#a5e07a', '#3c9436', '#174e17'] },
};
const OTHER: Look = { mark: Award, shape: 'round', colors: ['#ffd98a', '#c98a12', '#6d4503'] };

/** Outlines around the centre of a field of 120. */
const OUTLINES: Readonly<Record<Shape, string>> = {
  hexagon: polygon(6, 54, 54),
  star: polygon(16, 56, 45),
  round: polygon(24, 54, 50),
  shield: 'M60 7L104 20V58C104 86 84 104 60 113C36 104 16 86 16 58V20Z',
};

/** Returns a polygon whose corners are on two circles in turns. */
function polygon(corners: number, outer: number, inner: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const radius = corner % 2 ? inner : outer;
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export interface MedalPictureProps {
  /** An unknown medal has a common look. */
  medalId: string;
  gained: boolean;
  /** 0 to 1, drawn around a medal that is not gained yet. */
  share?: number;
  size?: 'small' | 'large';
}

/** A medal: enamel in a golden rim, or its quiet outline while it is not gained. The words beside it say the same. */
export function MedalPicture({ medalId, gained, share = 0, size = 'small' }: MedalPictureProps) {
  const id = useId();
  const { mark: Mark, shape, colors } = Object.hasOwn(LOOKS, medalId) ? (LOOKS[medalId] ?? OTHER) : OTHER;
  const outline = OUTLINES[shape];
  const url = (part: string) => `url(#${id}${part})`;
  if (!gained)
    return (
      <svg className={classes(styles.medal, styles[size])} viewBox="-8 -8 136 136" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r="63" />
        {share > 0 ? (
          <circle
            className={styles.way}
            cx="60"
            cy="60"
            r="63"
            pathLength="100"
            strokeDasharray={`${Math.max(2, Math.round(share * 100))} 100`}
          />
        ) : null}
        <path className={styles.empty} d={outline} transform="translate(60 60) scale(0.86) translate(-60 -60)" />
        <Mark className={styles.emptyMark} x={38} y={38} width={44} height={44} strokeWidth={1.6} />
      </svg>
    );
  return (
    <svg className={classes(styles.medal, styles[size])} viewBox="-8 -8 136 136" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c9" />
          <stop offset="0.45" stopColor="#d9a441" />
          <stop offset="0.6" stopColor="#f7dd9b" />
          <stop offset="1" stopColor="#996515" />
        </linearGradient>
        <radialGradient id={`${id}face`} cx="0.35" cy="0.25" r="0.95">
          <stop offset="0" stopColor={colors[0]} />
          <stop offset="0.55" stopColor={colors[1]} />
          <stop offset="1" stopColor={colors[2]} />
        </radialGradient>
        <clipPath id={`${id}clip`}>
          <path d={outline} transform="translate(60 60) scale(0.84) translate(-60 -60)" />
        </clipPath>
      </defs>
      <ellipse className={styles.shadow} cx="60" cy="122" rx="34" ry="4" />
      <path d={outline} fill={url('rim')} stroke={url('rim')} strokeWidth="8" strokeLinejoin="round" />
      <path
        d={outline}
        fill={url('face')}
        stroke="#7a4f10"
        strokeOpacity="0.45"
        strokeWidth="1.5"
        strokeLinejoin="round"
        transform="translate(60 60) scale(0.86) translate(-60 -60)"
      />
      <g clipPath={url('clip')}>
        <path d="M-8 34C30 8 84 2 132 30V-10H-8Z" fill="#ffffff" opacity="0.22" />
        {size === 'large' ? (
          <rect className={styles.sheen} x="-60" y="-20" width="34" height="170" fill="#ffffff" />
        ) : null}
      </g>
      <Mark x={35} y={36} width={50} height={50} stroke="#3a2503" strokeOpacity="0.35" strokeWidth={2} />
      <Mark x={35} y={34.5} width={50} height={50} stroke="#ffffff" strokeWidth={2} />
    </svg>
  );
}
