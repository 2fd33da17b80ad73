/** Judges the element that has the focus: can its focus be seen, and is it in sight? */

export interface FocusStop {
  /** The element's role and name, for messages of failures. */
  readonly name: string;
  /** The faults in words. Empty without a fault. */
  readonly faults: readonly string[];
}

/**
 * Describes the focused element. Runs in the page, so it contains all its code. The focus can be seen if the element, its label or a box
 * around it has an outline, ring or border of at least 2 px with a contrast of at least 3:1. An element is in sight unless most of it is
 * covered.
 */
export function focusStop(): FocusStop {
  type Colour = readonly [number, number, number, number];
  const INDICATOR_PX = 2;
  const CONTRAST = 3;
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'nothing', faults: [] };

  const colourOf = (text: string): Colour | undefined => {
    const match = /rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)/.exec(text);
    return match ? [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4] ?? 1)] : undefined;
  };
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (item: Colour, other: Colour): number => {
    const [low = 0, high = 0] = [luminance(item), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (start: Element | null): Colour => {
    for (let current = start; current; current = current.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(current);
      const colour = colourOf(backgroundColor) ?? [0, 0, 0, 0];
      const gradient = backgroundImage === 'none' ? undefined : colourOf(backgroundImage);
      if (gradient?.[3] === 1) return gradient;
      if (colour[3] === 1) return colour;
    }
    return [255, 255, 255, 1];
  };
  /** Returns the colours of all rings of a style. */
  const ringsOf = (style: CSSStyleDeclaration): Colour[] => {
    const rings: (Colour | undefined)[] = [];
    if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= INDICATOR_PX)
      rings.push(colourOf(style.outlineColor));
    // A border of one pixel and a shadow of one pixel together form a ring of two pixels.
    const [, spread = '0'] = /(?:^|\) )0px 0px 0px ([\d.]+)px/.exec(style.boxShadow) ?? [];
    if (Number(spread) + Number.parseFloat(style.borderTopWidth) >= INDICATOR_PX) rings.push(colourOf(style.boxShadow));
    return rings.filter((ring) => ring !== undefined && ring[3] > 0.5) as Colour[];
  };

  const label = element.closest('label');
  const bearers = [
    element,
    label,
    element.nextElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  const isSeen = bearers.some(
    (bearer) =>
      bearer &&
      ringsOf(getComputedStyle(bearer)).some((ring) => contrast(ring, groundOf(bearer.parentElement)) >= CONTRAST),
  );

  const elementBox = element.getBoundingClientRect();
  // If the label draws the control and the control itself is invisible, the label's position counts.
  const isDrawn = elementBox.width > 4 && getComputedStyle(element).opacity !== '0';
  const target = label && element.matches('[type="radio"], [type="checkbox"]') && !isDrawn ? label : element;
  const box = target === element ? elementBox : target.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  const isOut = right - left < 1 || bottom - top < 1;
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = shares.flatMap((x) =>
    shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const free = points.filter(([x, y]) => {
    const topElement = document.elementFromPoint(x, y);
    return topElement !== null && (target.contains(topElement) || topElement.contains(target));
  });
  const high = Math.min(box.height, innerHeight * 0.5);

  const words =
    element.getAttribute('aria-label') || label?.innerText || (element as HTMLElement).innerText || element.id;
  const name = `${element.getAttribute('role') ?? element.tagName.toLowerCase()} «${words.trim().replace(/\s+/g, ' ').slice(0, 50)}»`;
  const isHeading = element.matches('[tabindex="-1"]');
  const faults: string[] = [];
  if (!isSeen && !isHeading) faults.push(`${name}: its focus cannot be seen`);
  if (isOut)
    faults.push(`${name}: out of sight at ${Math.round(box.top)}..${Math.round(box.bottom)} of ${innerHeight}`);
  else if (free.length < points.length / 2)
    faults.push(
      `${name}: covered by ${document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.outerHTML.slice(0, 80)}`,
    );
  else if (bottom - top < high / 2)
    faults.push(`${name}: only ${Math.round(bottom - top)} of ${Math.round(box.height)} px in sight`);
  return { name, faults };
}
