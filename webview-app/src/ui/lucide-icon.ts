/**
 * Draws an icon of lucide-react. Builds take it in the place of lucide's own code for this, which serves other frameworks and a
 * settings context as well and is several times as large. A test compares what the two draw.
 */
import { createElement, type ReactElement, type SVGProps } from 'react';

/** One icon, as its module in lucide-react describes it. */
interface LucideIcon {
  readonly size?: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type LucideProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'size'> & { readonly size?: number };

/** Makes the component of an icon. An icon is decoration and hidden from screen readers: its button or row has the words. */
export const createLucideIcon =
  ({ size: own = 24, node }: LucideIcon) =>
  ({ size = own, ...rest }: LucideProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${own} ${own}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
