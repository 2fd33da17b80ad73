/**
 * Finds the texts whose contrast the slow check has to look at. It looks through the whole page for what lies over and under each text, which
 * is most of what it costs; nearly all texts stand on one plain colour of an element around them, and that is told from styles alone.
 */

/**
 * Runs in the page, so it holds all that it uses. Returns every text that is not surely good: its colours are nearer than 4.5 to 1; it, or
 * something around it, is see-through, has a picture or a filter; it may lie over something that is not around it. What it does not see: a text
 * that a negative margin lays over a plain colour that is not around it.
 */
export function doubtfulTexts(): Element[] {
  const PICTURE = 'img, video, canvas, iframe';
  const FIELD = 'input, textarea, select';
  const ICON_PX = 48;
  const all = [...document.body.querySelectorAll('*')];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** Red, green, blue and opacity; undefined for a colour in another form. */
  const parts = (colour: string): readonly [number, number, number, number] | undefined => {
    const match = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(colour);
    return match ? [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4] ?? 1)] : undefined;
  };
  const luminance = (colour: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSolid = ({ opacity, filter, mixBlendMode }: CSSStyleDeclaration): boolean =>
    opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
  const isPlain = ({ backgroundImage, clipPath, maskImage }: CSSStyleDeclaration): boolean =>
    backgroundImage === 'none' && clipPath === 'none' && maskImage === 'none';
  const isLifted = ({ position }: CSSStyleDeclaration): boolean => position !== 'static' && position !== 'relative';
  const boxOf = (element: Element): DOMRect => {
    if (element.matches(FIELD)) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  /** True for what may lie under a text. A bar that is fixed or sticks lies over it: the text has to be scrolled from under it. */
  const paints = (element: Element): boolean => {
    const { position, backgroundImage, backgroundColor, width } = styleOf(element);
    if (position === 'fixed' || position === 'sticky') return false;
    if (element.matches(PICTURE) || backgroundImage !== 'none') return true;
    if (element.matches('svg')) return !(Number.parseFloat(width) <= ICON_PX);
    return position !== 'static' && parts(backgroundColor)?.[3] !== 0;
  };
  const painted = all
    .filter((element) => !element.parentElement?.closest('svg') && paints(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));

  /** True where the nearest colour around the text is plain, and far enough from the text's own. */
  const standsWell = (text: Element): boolean => {
    const own = styleOf(text);
    const colour = parts(own.color);
    if (colour?.[3] !== 1 || own.webkitTextFillColor !== own.color || own.textShadow !== 'none') return false;
    let ground: readonly number[] | undefined;
    let isUp = false;
    for (let element: Element | null = text; element; element = element.parentElement) {
      const style = styleOf(element);
      // What is around the ground changes neither of the two, unless it shines through.
      if (!isSolid(style) || (!ground && !isPlain(style))) return false;
      if (ground) continue;
      const matches = parts(style.backgroundColor);
      if (matches === undefined || (matches[3] !== 0 && matches[3] !== 1)) return false;
      if (matches[3] === 1) ground = matches;
      else isUp ||= isLifted(style);
    }
    if (isUp) return false;
    const [low = 0, high = 0] = [luminance(colour), luminance(ground ?? [255, 255, 255])].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05) >= 4.5;
  };
  const isOverOther = (text: Element): boolean => {
    const { left, right, top, bottom } = boxOf(text);
    return painted.some(
      ({ element, box }) =>
        [box.left < right - 1, box.right > left + 1, box.top < bottom - 1, box.bottom > top + 1].every(Boolean) &&
        !element.contains(text) &&
        !text.contains(element),
    );
  };
  const hasText = (element: Element): boolean =>
    element.matches(FIELD) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return all.filter(
    (element) => hasText(element) && element.checkVisibility() && (!standsWell(element) || isOverOther(element)),
  );
}
