import type { ReactNode } from 'react';
import styles from './illustration.module.css';

const s = styles;

/** A sheet of paper, the base of three scenes. */
const sheet = <rect className={s.paper} x="50" y="20" width="68" height="88" rx="10" />;

const scenes = {
  success: (
    <>
      <circle className={s.strong} cx="84" cy="64" r="34" />
      <path className={s.onBrand} d="M68 65l11 11 21-23" />
      <circle className={s.warm} cx="134" cy="34" r="5" />
      <circle className={s.soft} cx="34" cy="44" r="6" />
      <circle className={s.soft} cx="142" cy="78" r="4" />
      <path className={s.line} d="M38 88l6 6M44 88l-6 6" />
    </>
  ),
  empty: (
    <>
      {sheet}
      <path className={s.line} d="M64 42h24M64 58h40M64 74h32" />
      <circle className={s.paper} cx="114" cy="88" r="17" />
      <path className={s.strongLine} d="M126 100l11 11" />
      <circle className={s.warm} cx="36" cy="40" r="4" />
    </>
  ),
  waiting: (
    <>
      <rect className={s.soft} x="34" y="38" width="62" height="62" rx="11" transform="rotate(-6 65 69)" />
      <circle className={s.paper} cx="92" cy="64" r="36" />
      <path className={s.strongLine} d="M92 42v22l15 10" />
      <circle className={s.soft} cx="92" cy="90" r="3" />
      <circle className={s.soft} cx="118" cy="64" r="3" />
      <circle className={s.soft} cx="66" cy="64" r="3" />
      <circle className={s.warm} cx="138" cy="34" r="5" />
    </>
  ),
  offline: (
    <>
      <path className={s.paper} d="M58 94a20 20 0 01-2-40 30 30 0 0157-6 24 24 0 01-3 46z" />
      <path className={s.strongLine} d="M74 64l22 22M96 64L74 86" />
      <circle className={s.warm} cx="136" cy="34" r="5" />
      <path className={s.line} d="M34 104h28M74 108h44" />
    </>
  ),
  error: (
    <>
      <path className={s.line} d="M24 66h22l9-20 14 40 10-28 5 8h8" />
      <circle className={s.paper} cx="112" cy="62" r="24" />
      <path className={s.strongLine} d="M112 50v14" />
      <circle className={s.strong} cx="112" cy="74" r="3.5" />
      <circle className={s.warm} cx="48" cy="100" r="4" />
      <circle className={s.soft} cx="140" cy="98" r="5" />
    </>
  ),
  card: (
    <>
      <rect className={s.soft} x="46" y="28" width="86" height="56" rx="11" transform="rotate(-7 89 56)" />
      <rect className={s.strong} x="36" y="42" width="92" height="60" rx="12" />
      <path className={s.onBrandThin} d="M50 88h30M96 62h16M104 54v16" />
      <circle className={s.warm} cx="58" cy="62" r="8" />
    </>
  ),
  calendar: (
    <>
      <rect className={s.paper} x="42" y="28" width="84" height="78" rx="12" />
      <path className={s.strong} d="M42 50V40a12 12 0 0112-12h60a12 12 0 0112 12v10z" />
      <path className={s.strongLine} d="M64 22v12M104 22v12" />
      <circle className={s.soft} cx="62" cy="66" r="5" />
      <circle className={s.soft} cx="84" cy="66" r="5" />
      <circle className={s.warm} cx="106" cy="66" r="7" />
      <circle className={s.soft} cx="62" cy="88" r="5" />
      <circle className={s.soft} cx="84" cy="88" r="5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type Scene = keyof typeof scenes;

/** Draws a small scene. It is hidden from screen readers, because the text beside it has the same meaning. */
export function Illustration({ scene }: { scene: Scene }) {
  return (
    <svg className={s.scene} viewBox="0 0 168 126" aria-hidden="true">
      <path
        className={s.blob}
        d="M30 34C48 8 88 14 116 12c30-2 46 22 42 50-3 26-20 48-50 54-32 6-70 4-88-18C4 80 14 56 30 34z"
      />
      {scenes[scene]}
    </svg>
  );
}
