import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

type Attributes = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>;
type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6;

interface TextStyle {
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

interface LayoutProps extends TextStyle, Attributes {
  /** The element to render. Default `div`. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** The step of `--space-*` between children. */
  gap?: SpaceStep;
}

export interface StackProps extends LayoutProps {
  /** Shrinks children to their content, at the start or centre of the column. Default: as wide as the column. */
  align?: 'start' | 'center';
}

export interface RowProps extends LayoutProps {
  wrap?: boolean;
  /** The step of `--space-*` between wrapped lines. Default: `gap`. */
  lines?: 0 | 1 | 2;
  /** Aligns children within a line. */
  align?: 'start' | 'center' | 'baseline';
  /** Distributes the free width of a line. */
  justify?: 'between' | 'center' | 'end';
}

export interface TextProps extends TextStyle, Attributes {
  /** The element to render. Default `p`. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** Displays an inline element as a block. */
  block?: boolean;
}

/** Places children below each other. Each may shrink to the width of the column. */
export const Stack = ({ as = 'div', gap, align, ...rest }: StackProps) =>
  renderElement(as, rest, [styles['stack'], classOf('gap', gap), classOf('columns', align)]);

/** Places children beside each other. */
export const Row = ({ as = 'div', gap, wrap, lines, align, justify, ...rest }: RowProps) =>
  renderElement(as, rest, [
    styles['row'],
    wrap && styles['wrap'],
    classOf('gap', gap),
    classOf('lines', lines),
    classOf('align', align),
    classOf('justify', justify),
  ]);

/** Renders text in the sizes, colours and weights of the design. A style that is not passed is inherited. */
export const Text = ({ as = 'p', block, ...rest }: TextProps) => renderElement(as, rest, [block && styles['block']]);

/** Renders a remark: small and soft text. */
export const Note = (props: TextProps) => <Text size="s" tone="soft" {...props} />;

const classOf = (name: string, value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : styles[`${name}-${value}`];

function renderElement(
  tag: keyof HTMLElementTagNameMap,
  { size, tone, weight, tight, center, tabular, shrink, ...attributes }: TextStyle & Attributes,
  layoutClasses: (string | false | undefined)[],
): ReactElement {
  const styleClasses = [classOf('size', size), classOf('tone', tone), classOf('weight', weight)];
  const flagClasses = Object.entries({ tight, center, tabular, shrink }).map(([name, isOn]) => isOn && styles[name]);
  return createElement<Attributes & { className: string }>(tag, {
    ...attributes,
    className: classes(...layoutClasses, ...styleClasses, ...flagClasses),
  });
}
