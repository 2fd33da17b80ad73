/** Describes the pages after a claim as data. Their texts are in `words/`, under the same names. */
import type { UserRight } from '../../../api/user-rights.ts';

export type Variant = 'plain' | 'channel' | 'health-care' | 'zero';

export interface VariantRow {
  /** The right that the main button opens. Default: the list of the person's rights. */
  readonly first?: UserRight['icon'];
  /** True if the app's card is above the goods. */
  readonly appFirst?: boolean;
}

export const variants: Readonly<Record<Variant, VariantRow>> = {
  plain: {},
  // The customers of a partner's channel do not know the app yet.
  channel: { appFirst: true },
  'health-care': { first: 'doctor' },
  zero: {},
};

const isVariant = (text: string): text is Variant => Object.hasOwn(variants, text);

/** Returns the variant in an address. The router accepts no other values. */
export const variantOf = (text: string): Variant => (isVariant(text) ? text : 'plain');
