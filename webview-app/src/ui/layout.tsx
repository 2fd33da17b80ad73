import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

type Attributes = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>;
type Space = 1 | 2 | 3 | 4 | 5 | 6;

interface TextLook {
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  tone?: 'ink' | 'soft' | 'faint' | 'brand' | 'warm' | 'danger';
  weight?: 'regular' | 'medium' | 'bold';
  /** Sets the line height of headings and short labels. */
  tight?: boolean;
  /** Lets the text become narrower than its longest word, beside others in a row. */
  shrink?: boolean;
  /** Centers lines of text. */
  center?: boolean;
  /** Gives all digits the same width, so that numbers do not move when they change. */
  tabular?: boolean;
}

interface Layout extends TextLook, Attributes {
  /** The element to draw. Default `div`. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** The step of `--space-*` between children. */
  gap?: Space;
}

export interface StackProps extends Layout {
  /** Shrinks children to their content, at the start or centre of the column. Default: as wide as the column. */
  align?: 'start' | 'center';
}

export interface RowProps extends Layout {
  wrap?: boolean;
  /** The step of `--space-*` between wrapped lines. Default: `gap`. */
  lines?: 0 | 1 | 2;
  /** Aligns children within a line. */
  align?: 'start' | 'center' | 'baseline';
  /** Distributes the free width of a line. */
  justify?: 'between' | 'center' | 'end';
}

export interface TextProps extends TextLook, Attributes {
  /** The element to draw. Default `p`. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** Gives an inline element lines of its own. */
  block?: boolean;
}

/** Places children below each other. Each may shrink to the width of the column. */
export const Stack = ({ as = 'div', gap, align, ...rest }: StackProps) =>
  draw(as, rest, [styles['stack'], step('gap', gap), step('columns', align)]);

/** Places children beside each other. */
export const Row = ({ as = 'div', gap, wrap, lines, align, justify, ...rest }: RowProps) =>
  draw(as, rest, [
    styles['row'],
    wrap && styles['wrap'],
    step('gap', gap),
    step('lines', lines),
    step('align', align),
    step('justify', justify),
  ]);

/** Draws text in the sizes, colours and weights of the design. A look that is not named is inherited. */
export const Text = ({ as = 'p', block, ...rest }: TextProps) => draw(as, rest, [block && styles['block']]);

/** Draws a remark: small and soft text. */
export const Note = (props: TextProps) => <Text size="s" tone="soft" {...props} />;

const step = (name: string, value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : styles[`${name}-${value}`];

function draw(
  tag: keyof HTMLElementTagNameMap,
  { size, tone, weight, tight, center, tabular, shrink, ...attributes }: TextLook & Attributes,
  names: (string | false | undefined)[],
): ReactElement {
  const looks = [step('size', size), step('tone', tone), step('weight', weight)];
  const switches = Object.entries({ tight, center, tabular, shrink }).map(([name, isOn]) => isOn && styles[name]);
  return createElement<Attributes & { className: string }>(tag, {
    ...attributes,
    className: classes(...names, ...looks, ...switches),
  });
}
