/**
 * Finds the texts whose contrast needs the slow check. That check searches the whole page for elements over and under each text. Most texts
 * have a single plain colour around them, which styles alone prove.
 */

/**
 * Returns texts without proven contrast. Runs in the page, so it contains all its code. Such texts have a contrast below 4.5:1, have
 * transparency, a picture or a filter around them, or may lie over an unrelated element. Negative margins over an unrelated plain colour
 * are not detected.
 */
export function doubtfulTexts(): Element[] {
  const PICTURE = 'img, video, canvas, iframe';
  const FIELD = 'input, textarea, select';
  const ICON_PX = 48;
  const elements = [...document.body.querySelectorAll('*')];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** Returns red, green, blue and opacity. Undefined for other forms of colours. */
  const channels = (colour: string): readonly [number, number, number, number] | undefined => {
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
  /** Tells if an element may lie under a text. A fixed or sticky bar lies over it, and scrolling uncovers the text. */
  const mayCoverText = (element: Element): boolean => {
    const { position, backgroundImage, backgroundColor, width } = styleOf(element);
    if (position === 'fixed' || position === 'sticky') return false;
    if (element.matches(PICTURE) || backgroundImage !== 'none') return true;
    if (element.matches('svg')) return !(Number.parseFloat(width) <= ICON_PX);
    return position !== 'static' && channels(backgroundColor)?.[3] !== 0;
  };
  const paintedElements = elements
    .filter((element) => !element.parentElement?.closest('svg') && mayCoverText(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));

  /** Tells if the nearest background colour is plain and has enough contrast with the text. */
  const hasContrast = (text: Element): boolean => {
    const textStyle = styleOf(text);
    const colour = channels(textStyle.color);
    if (colour?.[3] !== 1 || textStyle.webkitTextFillColor !== textStyle.color || textStyle.textShadow !== 'none')
      return false;
    let background: readonly number[] | undefined;
    let isAboveOthers = false;
    for (let element: Element | null = text; element; element = element.parentElement) {
      const style = styleOf(element);
      // Elements around the background change nothing, unless they are transparent.
      if (!isSolid(style) || (!background && !isPlain(style))) return false;
      if (background) continue;
      const matches = channels(style.backgroundColor);
      if (matches === undefined || (matches[3] !== 0 && matches[3] !== 1)) return false;
      if (matches[3] === 1) background = matches;
      else isAboveOthers ||= isLifted(style);
    }
    if (isAboveOthers) return false;
    const [low = 0, high = 0] = [luminance(colour), luminance(background ?? [255, 255, 255])].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05) >= 4.5;
  };
  const isOverOther = (text: Element): boolean => {
    const { left, right, top, bottom } = boxOf(text);
    return paintedElements.some(
      ({ element, box }) =>
        [box.left < right - 1, box.right > left + 1, box.top < bottom - 1, box.bottom > top + 1].every(Boolean) &&
        !element.contains(text) &&
        !text.contains(element),
    );
  };
  const hasText = (element: Element): boolean =>
    element.matches(FIELD) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return elements.filter(
    (element) => hasText(element) && element.checkVisibility() && (!hasContrast(element) || isOverOther(element)),
  );
}
