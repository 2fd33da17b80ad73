import type { ReactNode } from 'react';
import styles from './phone-picture.module.css';

/** The part of the app that the drawn phone shows. */
export type PhoneScene = 'day' | 'doctor' | 'shop' | 'card';

const INK = '#11201e';
const SOFT = '#dce9e6';
const FAINT = '#b9ccc8';
const BRAND = '#0b7a70';
const TINT = '#def2ef';
const WARM = '#e8791a';

const line = (x: number, y: number, width: number, fill = SOFT, height = 7) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
);
const plate = (y: number, height: number, x = 28, width = 184) => (
  <rect x={x} y={y} width={width} height={height} rx="14" fill="#ffffff" />
);

const BARS = [22, 34, 28, 44, 38, 52, 46];

const scenes: Readonly<Record<PhoneScene, ReactNode>> = {
  day: (
    <>
      {line(30, 44, 64, INK, 10)}
      {line(30, 60, 40, FAINT)}
      {plate(78, 132)}
      <circle cx="120" cy="144" r="48" fill="none" stroke={TINT} strokeWidth="13" />
      <path d="M120 96A48 48 0 1 1 79 169" fill="none" stroke={BRAND} strokeWidth="13" strokeLinecap="round" />
      <text className={styles.number} x="120" y="149" textAnchor="middle">
        8,426
      </text>
      {line(104, 158, 32, FAINT, 5)}
      <circle cx="52" cy="104" r="13" fill="#fff0e0" />
      <text className={styles.coin} x="52" y="108" textAnchor="middle">
        +5
      </text>
      <circle cx="190" cy="188" r="13" fill="#fff0e0" />
      <text className={styles.coin} x="190" y="192" textAnchor="middle">
        +8
      </text>
      {plate(220, 90)}
      {BARS.map((height, day) => (
        <rect
          key={height}
          x={44 + day * 23}
          y={296 - height}
          width="12"
          height={height}
          rx="6"
          fill={day === 5 ? WARM : '#9ed3cc'}
        />
      ))}
    </>
  ),
  doctor: (
    <>
      <circle cx="46" cy="56" r="17" fill={TINT} />
      <circle cx="46" cy="51" r="6" fill={BRAND} />
      <path d="M35 66a11 9 0 0 1 22 0z" fill={BRAND} />
      {line(72, 46, 58, INK, 9)}
      {line(72, 61, 88, FAINT)}
      {plate(90, 58, 28, 140)}
      {line(42, 105, 108, FAINT)}
      {line(42, 120, 74)}
      <rect x="84" y="160" width="128" height="46" rx="14" fill={BRAND} />
      {line(98, 174, 98, '#bfe3de')}
      {line(98, 188, 60, '#7fc0b8')}
      {plate(218, 92, 28, 150)}
      <rect x="42" y="232" width="52" height="44" rx="9" fill={TINT} />
      <path d="M68 242v24M56 254h24" stroke={BRAND} strokeWidth="6" strokeLinecap="round" />
      {line(104, 238, 58, FAINT)}
      {line(104, 252, 40)}
      {line(42, 288, 104)}
    </>
  ),
  shop: (
    <>
      {line(30, 44, 74, INK, 10)}
      <rect x="28" y="66" width="184" height="70" rx="14" fill={WARM} />
      <circle cx="184" cy="74" r="34" fill="#ffffff" opacity="0.16" />
      {line(44, 84, 78, '#ffffff', 10)}
      {line(44, 104, 50, '#ffd9b8')}
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(${28 + (at % 2) * 96} ${148 + Math.floor(at / 2) * 92})`}>
          <rect width="88" height="84" rx="14" fill="#ffffff" />
          <rect x="8" y="8" width="72" height="42" rx="9" fill={at % 3 ? '#fff0e0' : TINT} />
          <circle cx="44" cy="29" r="12" fill={at % 3 ? WARM : BRAND} opacity="0.75" />
          {line(10, 58, 52, FAINT, 6)}
          {line(10, 70, 30, WARM, 6)}
        </g>
      ))}
    </>
  ),
  card: (
    <>
      {line(30, 44, 60, INK, 10)}
      <rect x="28" y="66" width="184" height="104" rx="16" fill={BRAND} />
      <circle cx="190" cy="76" r="44" fill="#ffffff" opacity="0.1" />
      {line(44, 86, 82, '#ffffff', 10)}
      {line(44, 104, 48, '#9ed3cc')}
      {line(44, 146, 60, '#9ed3cc')}
      <circle cx="182" cy="146" r="10" fill={WARM} />
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(28 ${182 + at * 48})`}>
          <rect width="184" height="40" rx="12" fill="#ffffff" />
          <rect x="10" y="8" width="24" height="24" rx="8" fill={at === 1 ? '#fff0e0' : TINT} />
          <circle cx="22" cy="20" r="6" fill={at === 1 ? WARM : BRAND} />
          {line(44, 11, 70, FAINT)}
          {line(44, 23, 44)}
        </g>
      ))}
    </>
  ),
};

/** A phone that shows a part of the app: a picture beside words that say the same. Its foot is cut by the panel that holds it. */
export function PhonePicture({ scene }: { scene: PhoneScene }) {
  return (
    <svg className={styles.phone} viewBox="0 0 240 300" aria-hidden="true">
      <rect x="6" y="4" width="228" height="420" rx="40" fill="#0a1715" />
      <rect x="8.5" y="6.5" width="223" height="420" rx="38" fill="none" stroke="#3b5450" strokeWidth="2" />
      <rect x="16" y="14" width="208" height="420" rx="30" fill="#f1f6f5" />
      <rect x="92" y="21" width="56" height="13" rx="6.5" fill="#0a1715" />
      {scenes[scene]}
    </svg>
  );
}
