import styles from './gift-art.module.css';

/** Draws a present, hidden from screen readers. It is low, so that the text is above the fold. */
export function GiftArt() {
  return (
    <svg className={styles.art} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path
        fill="#fbd3b8"
        d="M96 214C70 96 210 42 318 60c96-40 232 6 240 122 6 92-94 128-236 128-130 0-208-12-226-96z"
      />
      <ellipse cx="320" cy="318" rx="176" ry="14" fill="#1d3b36" opacity=".1" />
      <path fill="#ee7f4f" d="M206 172h228v132a14 14 0 0 1-14 14H220a14 14 0 0 1-14-14z" />
      <path fill="#c4552d" opacity=".55" d="M206 172h228v26H206z" />
      <rect x="188" y="130" width="264" height="56" rx="12" fill="#f5a97c" />
      <path fill="var(--card)" d="M296 130h48v188h-48z" />
      <path fill="var(--card-deep)" d="M296 186h48v14h-48z" />
      <path
        fill="var(--card)"
        d="M318 130c-46-8-96-30-90-62 6-30 64-22 92 62zm4 0c46-8 96-30 90-62-6-30-64-22-92 62z"
      />
      <path
        fill="var(--card-deep)"
        d="M316 128c-26-10-60-26-58-44 4-16 40-6 58 44zm8 0c26-10 60-26 58-44-4-16-40-6-58 44z"
      />
      <circle cx="320" cy="128" r="16" fill="var(--brand-line)" />
      <path fill="#c4552d" d="M492 112c-22-16-36-32-30-48 6-12 22-12 30 2 8-14 24-14 30-2 6 16-8 32-30 48z" />
      <path fill="var(--brand-line)" d="M128 132c-14-10-24-22-20-32 4-8 16-8 20 2 4-10 16-10 20-2 4 10-6 22-20 32z" />
      <g fill="#f4b740">
        <circle cx="516" cy="232" r="26" />
        <circle cx="120" cy="248" r="22" />
      </g>
      <g fill="#ffffff" opacity=".9">
        <path d="M512 218h8v10h10v8h-10v10h-8v-10h-10v-8h10z" />
        <path d="M116.500 236h7v8.500h8.500v7h-8.500v8.500h-7v-8.500h-8.500v-7h8.500z" />
      </g>
      <g strokeWidth="8" strokeLinecap="round">
        <path stroke="#ee7f4f" d="M182 62l10 14" />
        <path stroke="var(--card)" d="M232 34v16" />
        <path stroke="#f4b740" d="M426 36l-8 14" />
        <path stroke="var(--brand-line)" d="M560 170l-14 6" />
        <path stroke="#c4552d" d="M78 176l14 4" />
      </g>
    </svg>
  );
}
