/** Checks the contrast of the brand's colours, and writes them as the style sheets' tokens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import type { InstallationFile } from '../../src/installation/schema.ts';

type Colours = InstallationFile['colours'];
type Theme = 'light' | 'dark';
type Roles = Readonly<Record<string, string>>;

const TOKENS = join(root, 'webview-app/src/ui/tokens.css');
const DARK = '@media (prefers-color-scheme: dark)';
/** The least contrast of texts, of what a person taps or must see, and of texts in the elder edition with some reserve. */
const TEXT = 4.5;
const CONTROL = 3;
const ELDER_TEXT = 7.2;

/** Lists the pairs that are checked. A role without a value in the installation is the product's own, such as `page`. */
const PAIRS: readonly (readonly [role: string, on: string, least: number, themes?: readonly Theme[]])[] = [
  ['onBrand', 'brand', TEXT],
  ['onBrand', 'brandPressed', TEXT],
  ['onBrand', 'brandDeep', TEXT, ['light']],
  // A button on a message, whose colours are those of the night by day.
  ['onBrand', 'brandInk', TEXT, ['dark']],
  ...['page', 'surface', 'brandTint'].map((on) => ['brandInk', on, TEXT] as const),
  ['ink', 'brandTint', TEXT],
  ...['brand', 'focus'].flatMap((role) => ['page', 'surface'].map((on) => [role, on, CONTROL] as const)),
];

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours by WCAG, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns a colour with a share of black or white. */
function mixed(colour: string, other: '#000000' | '#ffffff', share: number): string {
  const target = channelsOf(other);
  const parts = channelsOf(colour).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

const awayFrom = (ground: string) => (luminance(ground) > 0.18 ? '#000000' : '#ffffff');

/** Returns the colour with as much black or white as it needs on all grounds. */
function strengthened(colour: string, grounds: readonly [string, ...string[]]): string {
  const steps = Array.from({ length: 51 }, (_, step) => mixed(colour, awayFrom(grounds[0]), step / 50));
  return steps.find((step) => grounds.every((ground) => contrast(step, ground) >= ELDER_TEXT)) ?? awayFrom(grounds[0]);
}

/** Reads the product's own colours, which no installation changes. */
function ownRoles(theme: Theme): Roles {
  const css = readFileSync(TOKENS, 'utf8');
  const part = theme === 'dark' ? css.slice(css.indexOf(DARK)) : css;
  return Object.fromEntries(
    ['page', 'surface', 'sunken', 'ink'].map((role) => [
      role,
      new RegExp(`--${role}: (#[\\da-f]{6});`).exec(part)?.[1] ?? '',
    ]),
  );
}

/** Returns a sentence for each pair of colours with too little contrast. */
export function faultsOfColours(colours: Colours): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const brand: Roles = colours[theme];
    const roles: Roles = { ...ownRoles(theme), ...brand };
    return PAIRS.filter(([, , , themes]) => themes?.includes(theme) ?? true).flatMap(([role, on, least]) => {
      const [colour = '', ground = ''] = [roles[role], roles[on]];
      const ratio = contrast(colour, ground);
      const named = role in brand ? role : on;
      return ratio < least
        ? [
            `/colours/${theme}/${named}: ${role} ${colour} on ${on} ${ground} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, expected ${least}:1 at least`,
          ]
        : [];
    });
  });
}

const declarations = (roles: Roles): string =>
  Object.entries(roles)
    .map(([role, colour]) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`)
    .join('\n');

/** Returns the colours of the elder edition: the brand's, with the contrast of 7:1. */
function elderRoles(brand: Colours[Theme], theme: Theme): Roles {
  const { page = '', surface = '', sunken = '' } = ownRoles(theme);
  const strong = strengthened(brand.brand, [brand.onBrand, page]);
  const ink = strengthened(brand.brandInk, [page, surface, sunken, brand.brandTint]);
  return { brand: strong, brandPressed: mixed(strong, awayFrom(brand.onBrand), 0.28), brandInk: ink, focus: ink };
}

/** Begins a place for colours in a style sheet. */
export const COLOURS = '/* installation: ';
const PLACES = /\/\* installation: ([\w ]+) \*\//g;

/** Puts the colours into a style sheet, or into the styles of the page. */
export function withColours(css: string, colours: Colours): string {
  const declared = coloursOfSheets(colours);
  return css.replace(PLACES, (place, name: string) => declared[name] ?? place);
}

/** Returns the declarations for each place in the style sheets: `installation: <place>` in a comment. */
export function coloursOfSheets({ light, dark }: Colours): Readonly<Record<string, string>> {
  const elder = elderRoles(light, 'light');
  const { brandDeep: cardDeep, ...day } = light;
  return {
    light: declarations({
      ...day,
      card: light.brand,
      cardDeep,
      onCard: light.onBrand,
    }),
    dark: declarations(dark),
    selection: `background: ${light.brand}4d;`,
    // A message has the colours of the night by day.
    'message light': `color: ${dark.onBrand};\nbackground: ${dark.brandInk};`,
    'message dark': `color: ${light.onBrand};\nbackground: ${light.brand};`,
    'elder light': declarations({ ...elder, card: elder['brand'] ?? '' }),
    'elder dark': declarations(elderRoles(dark, 'dark')),
  };
}
