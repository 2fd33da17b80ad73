/** Checks pages beyond `axe`. Each check runs in the page, so it contains all its code, and returns the faults. */

/**
 * Finds words that are cut off by a box, and words that lie over other words. Words only read out, and those in a strip that scrolls, are
 * neither. A box may shorten words by an ellipsis where it says so: `data-shortened`.
 */
export function hiddenWords(): string[] {
  type Edges = { left: number; right: number; top: number; bottom: number };
  const faults: string[] = [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isReadOut = (element: Element): boolean => {
    // The text of a document is transparent over its picture, to be read out and copied.
    if (styleOf(element).color === 'rgba(0, 0, 0, 0)') return true;
    for (let current: Element | null = element; current; current = current.parentElement) {
      const { clipPath, opacity, visibility } = styleOf(current);
      if (clipPath !== 'none' || opacity === '0' || visibility === 'hidden') return true;
    }
    return false;
  };
  const isLifted = (element: Element): Element | undefined => {
    for (let current: Element | null = element; current; current = current.parentElement) {
      const { position } = styleOf(current);
      // A button over a scrolling list, such as "2 new messages", may cover text, which scrolling uncovers.
      if (['fixed', 'sticky'].includes(position) || (position === 'absolute' && current.matches('button')))
        return current;
    }
    return undefined;
  };
  /** Returns the visible area of an element, as boxes hide their overflow. */
  const portOf = (element: Element, hides: RegExp): Edges => {
    const port = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    for (let current: Element | null = element; current && current !== document.body; current = current.parentElement) {
      const { overflowX, overflowY } = styleOf(current);
      const edge = current.getBoundingClientRect();
      if (hides.test(overflowY))
        Object.assign(port, { top: Math.max(port.top, edge.top), bottom: Math.min(port.bottom, edge.bottom) });
      if (hides.test(overflowX))
        Object.assign(port, { left: Math.max(port.left, edge.left), right: Math.min(port.right, edge.right) });
    }
    return port;
  };
  const isIn = (box: DOMRect, port: Edges): boolean =>
    box.top < port.bottom - 3 && box.bottom > port.top + 3 && box.left < port.right - 1 && box.right > port.left + 1;
  interface Line {
    readonly text: string;
    readonly element: Element;
    readonly lifted: Element | undefined;
    readonly box: DOMRect;
    /** The visible area of the line. */
    readonly port: Edges;
    /** False if a box hides the whole line. */
    readonly isSeen: boolean;
  }
  // Lays out distant elements, which are otherwise skipped.
  const layoutSheet = new CSSStyleSheet();
  layoutSheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, layoutSheet];
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const top = document.querySelector('dialog:modal');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, noscript, option, svg, [data-shortened]')) continue;
    if ((top && !top.contains(element)) || !element.checkVisibility() || isReadOut(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scrolled = portOf(element, /auto|scroll/);
    const clipped = portOf(element, /auto|scroll|hidden|clip/);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1 && isIn(box, scrolled))
        lines.push({
          ...{ text: text.slice(0, 40), element, lifted: isLifted(element) },
          ...{ box, port: clipped, isSeen: isIn(box, clipped) },
        });
  }
  const reported = new Set<Element>();
  for (const { text, element, box } of lines) {
    for (let current: Element | null = element; current && current !== document.body; current = current.parentElement) {
      const { overflowX, overflowY } = styleOf(current);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      // Accepts the first lines of a text that the row links to.
      if (styleOf(current).webkitLineClamp !== 'none' && current.closest('a, button')) break;
      const edge = current.getBoundingClientRect();
      const isCut = (hides: string, previous: number, after: number) =>
        /hidden|clip/.test(hides) && (previous > 3 || after > 3);
      const cut =
        isCut(overflowX, edge.left - box.left, box.right - edge.right) ||
        isCut(overflowY, edge.top - box.top, box.bottom - edge.bottom);
      if (cut && !reported.has(element)) faults.push(`cut off: «${text}» by ${current.outerHTML.slice(0, 90)}`);
      if (cut) reported.add(element);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
    }
    // The leading of the font is not visible.
    if (box.right > innerWidth + 2 || box.left < -2) {
      const swiped = (item: Element | null): boolean =>
        item !== null && (styleOf(item).overflowX !== 'visible' || swiped(item.parentElement));
      if (!swiped(element) && !reported.has(element)) faults.push(`beyond the edge: «${text}»`);
    }
  }
  /** Returns the visible glyphs of a line, which end at the edge of its box. */
  const visibleGlyphs = ({ box, port }: Line): Edges => {
    const lead = (box.bottom - box.top) * 0.22;
    return {
      left: Math.max(box.left + 1, port.left),
      right: Math.min(box.right - 1, port.right),
      top: Math.max(box.top + lead, port.top),
      bottom: Math.min(box.bottom - lead, port.bottom),
    };
  };
  for (const [index, value] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (value.element === other.element || value.lifted !== other.lifted || !value.isSeen || !other.isSeen) continue;
      const [a, b] = [visibleGlyphs(value), visibleGlyphs(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) faults.push(`«${value.text}» lies over «${other.text}»`);
    }
  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (!field.checkVisibility() || (top && !top.contains(field)) || !canvas) continue;
    const { font, paddingLeft, paddingRight } = styleOf(field);
    if (field.matches('[type="radio"], [type="checkbox"], [type="file"], [type="hidden"]')) continue;
    // Accepts a visible label instead of the placeholder, and typed text, which scrolls in its field.
    const isLabelVisible = [...(field.labels ?? [])].some((label) => label.getBoundingClientRect().width > 1);
    if (field instanceof HTMLInputElement && (field.value || isLabelVisible)) continue;
    const words = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    canvas.font = field instanceof HTMLInputElement ? getComputedStyle(field, '::placeholder').font : font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (canvas.measureText(words).width > room + 2)
      faults.push(`cut off: «${words}» in a field of ${Math.round(room)} px`);
  }
  return [...new Set(faults)];
}

/** Finds targets under 24 by 24 px that have another target in their circle of 24 px (2.5.8). A label counts as its control's target. */
export function smallTargets(): string[] {
  const MIN = 24;
  const TARGETS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]';
  const top = document.querySelector('dialog:modal') ?? document;
  const targets = [...top.querySelectorAll(TARGETS)]
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .map((element) => {
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((item) =>
        item.getBoundingClientRect(),
      );
      const left = Math.min(...boxes.map((box) => box.left));
      const up = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const down = Math.max(...boxes.map((box) => box.bottom));
      return { element, left, up, right, down, width: right - left, height: down - up };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
  const isSmall = ({ width, height }: (typeof targets)[number]): boolean => width < MIN - 0.5 || height < MIN - 0.5;
  return targets
    .filter((target) => isSmall(target) && getComputedStyle(target.element).display !== 'inline')
    .filter((target) => {
      const x = (target.left + target.right) / 2;
      const y = (target.up + target.down) / 2;
      return targets.some(
        (other) =>
          other !== target &&
          !other.element.contains(target.element) &&
          !target.element.contains(other.element) &&
          Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.up - y, 0, y - other.down)) < MIN / 2,
      );
    })
    .map(
      ({ element, width, height }) =>
        `${Math.round(width)} x ${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`,
    );
}

/** Finds motion despite the preference for less: lasting animations and transitions, and smooth scrolling. */
export function motion(): string[] {
  const seconds = (times: string): number => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
  const LEAST_S = 0.00002;
  const faults: string[] = [];
  for (const element of document.querySelectorAll('*'))
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const { animationName, animationDuration, transitionDuration, transitionProperty, scrollBehavior } = style;
      const elementName = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
      if (animationName !== 'none' && seconds(animationDuration) > LEAST_S)
        faults.push(`${elementName}: ${animationName} for ${animationDuration}`);
      if (transitionProperty !== 'none' && seconds(transitionDuration) > LEAST_S)
        faults.push(`${elementName}: ${transitionProperty} takes ${transitionDuration}`);
      if (scrollBehavior === 'smooth') faults.push(`${elementName}: scrolls smoothly`);
    }
  return [...new Set(faults)];
}

/**
 * Finds text in another script than its language's: Chinese under `lang="en"`, or a whole English sentence under `lang="zh"` (3.1.2). Text
 * that a person types is exempt.
 */
export function foreignWords(): string[] {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || element.closest('script, style, noscript, textarea') || !element.checkVisibility()) continue;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (lang.startsWith('en') && /\p{Script=Han}/u.test(text)) faults.add(`under ${lang}: «${text.slice(0, 40)}»`);
    if (lang.startsWith('zh') && /(?:[A-Za-z]{2,}[ ,]+){4}/.test(text) && !/\p{Script=Han}/u.test(text))
      faults.add(`under ${lang}: «${text.slice(0, 40)}»`);
  }
  return [...faults];
}

/** Finds form controls whose error is not announced, and controls, lists and tables without a name or a header. */
export function unnamed(): string[] {
  const faults: string[] = [];
  for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
    const ids = (field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage') ?? '').split(' ');
    if (!ids.some((id) => document.getElementById(id)?.textContent?.trim()))
      faults.push(`no words for what is wrong: ${field.outerHTML.slice(0, 120)}`);
  }
  for (const { id, element } of [
    ...document.querySelectorAll('[aria-describedby], [aria-labelledby], [aria-controls]'),
  ].flatMap((element) =>
    ['aria-describedby', 'aria-labelledby']
      .flatMap((name) => (element.getAttribute(name) ?? '').split(' '))
      .filter(Boolean)
      .map((id) => ({ id, element })),
  ))
    if (!document.getElementById(id))
      faults.push(`names an element that is not there (${id}): ${element.outerHTML.slice(0, 120)}`);
  for (const table of document.querySelectorAll('table'))
    if (!table.querySelector('th[scope]')) faults.push(`a table without heads: ${table.outerHTML.slice(0, 120)}`);
  for (const list of document.querySelectorAll('ul, ol'))
    if (list.getAttribute('role') === null && getComputedStyle(list).listStyleType === 'none')
      faults.push(`VoiceOver does not read it as a list: ${list.outerHTML.slice(0, 90)}`);
  for (const button of document.querySelectorAll('button, a[href]'))
    if (
      button.checkVisibility() &&
      !button.textContent?.trim() &&
      !button.getAttribute('aria-label') &&
      !button.getAttribute('aria-labelledby') &&
      !button.querySelector('img[alt]:not([alt=""]), [aria-label]')
    )
      faults.push(`no name: ${button.outerHTML.slice(0, 120)}`);
  return faults;
}

/** Finds help in an inconsistent place. Customer service has a single button right after the page's main part (3.2.6). */
export function helpOutOfPlace(): string[] {
  const asides = [...document.querySelectorAll('aside')].filter((aside) =>
    /^(Customer service|客服)$/.test(aside.ariaLabel ?? ''),
  );
  const main = document.querySelector('main');
  if (asides.length > 1) return [`${asides.length} buttons of customer service`];
  return asides
    .filter((aside) => !main || !(main.compareDocumentPosition(aside) & Node.DOCUMENT_POSITION_FOLLOWING))
    .map(() => 'customer service stands before the page itself');
}

/** Finds dragged elements (2.5.7), for the table in `source-checks.ts`. A slider needs two buttons beside it for single steps. */
export function dragged(): string[] {
  const hasButtons = (slider: Element) => (slider.parentElement?.querySelectorAll('button') ?? []).length >= 2;
  const sliders = [...document.querySelectorAll('input[type="range"]')].filter((slider) => !hasButtons(slider));
  return [...document.querySelectorAll('[draggable="true"]'), ...sliders]
    .concat([...document.querySelectorAll('main *')].filter((element) => /grab/.test(getComputedStyle(element).cursor)))
    .map((element) => `is dragged: ${element.outerHTML.slice(0, 90)}`);
}
