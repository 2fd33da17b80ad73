import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './medal.module.css';
import { designOf, OUTLINES } from './medal-looks.ts';

export interface MedalPictureProps {
  /** The address of the medal's picture, which determines its design. Unknown medals share one. */
  imgUrl: string;
  gained: boolean;
  /** The progress from 0 to 1, drawn around a medal that is not gained yet. */
  share?: number;
  size?: 'small' | 'large';
}

/** Draws a medal: in colour with a golden rim if gained, otherwise its outline. It is decorative: the text beside it has the same content. */
export function MedalPicture({ imgUrl, gained, share = 0, size = 'small' }: MedalPictureProps) {
  const id = useId();
  const { mark: Mark, shape, colors } = designOf(imgUrl);
  const outline = OUTLINES[shape];
  const url = (part: string) => `url(#${id}${part})`;
  if (!gained)
    return (
      <svg className={classes(styles.medal, styles[size])} viewBox="-8 -8 136 136" aria-hidden="true">
        <circle className={styles.track} cx="60" cy="60" r="63" />
        {share > 0 ? (
          <circle
            className={styles.arc}
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
