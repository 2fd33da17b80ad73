import type { ReactNode } from 'react';
import { colours } from '../../../installation/colours.ts';
import styles from './phone-picture.module.css';
import { type DownloadWords, useDownloadWords } from './words/index.ts';

/** The part of the app that the drawn phone shows. */
export type PhoneScene = 'day' | 'doctor' | 'shop' | 'card';

const INK = '#11201e';
const { brand: BRAND, brandTint: TINT, brandLine: LINE, onBrand: ON_BRAND } = colours.light;
const WARM = '#e8791a';

const plate = (y: number, height: number, x = 28, width = 184) => (
  <rect x={x} y={y} width={width} height={height} rx="14" fill="#ffffff" />
);

const text = (x: number, y: number, words: string, fill = INK) => (
  <text className={styles.words} x={x} y={y} fill={fill}>
    {words}
  </text>
);

type Draw = (words: DownloadWords['phone'], benefits: readonly string[]) => ReactNode;

const scenes: Readonly<Record<PhoneScene, Draw>> = {
  day: ({ steps }) => (
    <>
      {text(30, 60, steps)}
      {plate(70, 140)}
      <circle cx="120" cy="119" r="37" fill="none" stroke={TINT} strokeWidth="11" />
      <path d="M120 82A37 37 0 1 1 88 138" fill="none" stroke={BRAND} strokeWidth="11" strokeLinecap="round" />
      <text className={styles.number} x="120" y="126" textAnchor="middle">
        8,426
      </text>
      <circle cx="56" cy="98" r="13" fill="#fff0e0" />
      <text className={styles.coin} x="56" y="102" textAnchor="middle">
        +5
      </text>
      <circle cx="184" cy="140" r="13" fill="#fff0e0" />
      <text className={styles.coin} x="184" y="144" textAnchor="middle">
        +8
      </text>
    </>
  ),
  doctor: ({ doctor, ask, reply }) => (
    <>
      <circle cx="46" cy="56" r="17" fill={TINT} />
      <circle cx="46" cy="51" r="6" fill={BRAND} />
      <path d="M35 66a11 9 0 0 1 22 0z" fill={BRAND} />
      {text(72, 61, doctor)}
      <rect x="56" y="80" width="156" height="36" rx="14" fill={BRAND} />
      {text(68, 103, ask, ON_BRAND)}
      {plate(122, 36, 28, 156)}
      {text(40, 145, reply)}
    </>
  ),
  shop: (_, [shop = '']) => (
    <>
      {text(30, 60, shop)}
      {[600, 480].map((coins, index) => (
        <g key={coins} transform={`translate(${28 + index * 96} 76)`}>
          <rect width="88" height="84" rx="14" fill="#ffffff" />
          <rect x="8" y="8" width="72" height="42" rx="9" fill={index ? '#fff0e0' : TINT} />
          <circle cx="44" cy="29" r="12" fill={index ? WARM : BRAND} opacity="0.75" />
          <circle cx="16" cy="67" r="6" fill={WARM} />
          {text(27, 72, String(coins), '#a94308')}
        </g>
      ))}
    </>
  ),
  card: (_, [card = '', benefit = '']) => (
    <>
      <rect x="28" y="46" width="184" height="64" rx="16" fill={BRAND} />
      <circle cx="190" cy="52" r="36" fill="#ffffff" opacity="0.1" />
      {text(44, 76, card, ON_BRAND)}
      <rect x="44" y="90" width="60" height="5" rx="2.5" fill={LINE} />
      <circle cx="182" cy="88" r="10" fill={WARM} />
      {plate(120, 40)}
      <rect x="38" y="128" width="24" height="24" rx="8" fill={TINT} />
      <circle cx="50" cy="140" r="6" fill={BRAND} />
      {text(72, 145, benefit)}
    </>
  ),
};

/** Draws a phone that shows a part of the app. It is decorative and cut off at the bottom. */
export function PhonePicture({ scene, benefits }: { scene: PhoneScene; benefits: readonly string[] }) {
  const { phone } = useDownloadWords();
  return (
    <svg className={styles.phone} viewBox="0 0 240 170" aria-hidden="true">
      <rect x="6" y="4" width="228" height="420" rx="40" fill="#0a1715" />
      <rect x="8.5" y="6.5" width="223" height="420" rx="38" fill="none" stroke="#3b5450" strokeWidth="2" />
      <rect x="16" y="14" width="208" height="420" rx="30" fill="#f1f6f5" />
      <rect x="92" y="21" width="56" height="13" rx="6.5" fill="#0a1715" />
      {scenes[scene](phone, benefits)}
    </svg>
  );
}
