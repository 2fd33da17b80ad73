/** The pages after a claim, as data. Their words are in `words/`, under the same names. */
import type { UserRight } from '../../../api/user-rights.ts';

export type Variant = 'plain' | 'channel' | 'health-care' | 'zero';

export interface VariantRow {
  /** The right that the main button opens; absent: all of the person's rights. */
  readonly first?: UserRight['icon'];
  /** The app stands above the goods. */
  readonly appFirst?: boolean;
}

export const variants: Readonly<Record<Variant, VariantRow>> = {
  plain: {},
  // A partner's customer has not met the app yet.
  channel: { appFirst: true },
  'health-care': { first: 'doctor' },
  zero: {},
};

const isVariant = (text: string): text is Variant => Object.hasOwn(variants, text);

/** Returns the variant of an address; the router lets no other one in. */
export const variantOf = (text: string): Variant => (isVariant(text) ? text : 'plain');
