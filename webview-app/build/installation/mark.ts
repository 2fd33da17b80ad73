/** Checks the provider's mark and writes it as a symbol of the page, which `<use href="#mark">` shows. */

const ELEMENTS =
  'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask title'.split(
    ' ',
  );
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Matches a reference to something outside of the drawing. */
const OUTER = /url\(\s*['"]?(?!#)|^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function attributesOf(text: string): [name: string, value: string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = '', value, single]) => [name, value ?? single ?? '']);
}

function faultOfAttribute(element: string, [name, value]: [string, string]): string | undefined {
  if (/^on/i.test(name)) return `the program ${name} of <${element}>`;
  if (name === 'style' || name === 'class')
    return `${name} of <${element}>: the page's policy forbids it, use attributes such as fill`;
  if (/href$/.test(name) && !value.startsWith('#')) return `the reference ${value} of <${element}>`;
  return name.startsWith('xmlns') || !OUTER.test(value) ? undefined : `the reference ${value} of <${element}>`;
}

const plain = (svg: string): string => svg.replace(/<\?xml[^>]*\?>|<!--.*?-->/gs, '').trim();

/** Returns the faults of a drawing. */
export function faultsOfMark(svg: string): string[] {
  const text = plain(svg);
  const tags = [...text.matchAll(TAG)];
  const forbidden = tags.flatMap(([, end, element = '', attributes = '']) => {
    if (end) return [];
    if (!ELEMENTS.includes(element)) return [`<${element}>`];
    return attributesOf(attributes).flatMap((attribute) => faultOfAttribute(element, attribute) ?? []);
  });
  if (/[<>]/.test(text.replace(TAG, ''))) forbidden.push('markup that is no element, such as a doctype');
  const [first, last] = [tags[0], tags.at(-1)];
  if (first?.[2] !== 'svg' || last?.[2] !== 'svg' || !/\bviewBox=/.test(first[3] ?? ''))
    forbidden.push('no <svg> with a viewBox around it all');
  return forbidden.map(
    (what) => `/mark: found ${what}, expected a drawing of shapes without programs and outer references`,
  );
}

/** Returns the symbol of a drawing without faults. */
export function markSymbol(svg: string): string {
  const text = plain(svg).replace(/\s+/g, ' ').replace(/> </g, '><');
  const [opening = '', , , attributes = ''] = new RegExp(TAG.source).exec(text) ?? [];
  const all = attributesOf(attributes);
  const looks = all.filter(([name]) => !/^(?:xmlns.*|viewBox|width|height|id|role|aria-.*)$/.test(name));
  const written = (list: typeof all) => list.map(([name, value]) => ` ${name}="${value}"`).join('');
  const inner = text.slice(opening.length, text.lastIndexOf('</svg>')).trim();
  return `<symbol id="mark"${written(all.filter(([name]) => name === 'viewBox'))}><g${written(looks)}>${inner}</g></symbol>`;
}
