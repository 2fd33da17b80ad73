/** Takes the rules that a markup needs out of the built style sheets. */

interface Block {
  readonly prelude: string;
  /** Undefined for a statement without a block. */
  readonly body?: string;
}

/** Splits minified CSS into its rules at the outermost level. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      blocks.push({ prelude: css.slice(from, at) });
      from = at + 1;
    } else if (css[at] === '{') {
      const end = endOf(css, at);
      blocks.push({ prelude: css.slice(from, at).trim(), body: css.slice(at + 1, end) });
      at = end;
      from = end + 1;
    }
  }
  return blocks;
}

/** Returns the place of the bracket that closes the one at `from`. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('prerender: a rule has no end');
}

/** Splits a list of selectors at its own commas, not at those in brackets. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors;
}

const CLASS = /\.([a-zA-Z_][\w-]*)/g;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(.+)$/;

/** Returns the rules whose every class is used, those for elements, and the movements that they name. */
export function usedStyle(css: string, used: ReadonlySet<string>): string {
  const pick = (text: string): string =>
    blocksOf(text)
      .map(({ prelude, body }) => {
        if (body === undefined) return prelude.startsWith('@charset') ? '' : `${prelude};`;
        if (KEYFRAMES.test(prelude)) return `${prelude}{${body}}`;
        if (/^@(?:media|supports|container|layer)/.test(prelude)) {
          const inner = pick(body);
          return inner && `${prelude}{${inner}}`;
        }
        if (prelude.startsWith('@')) return `${prelude}{${body}}`;
        const kept = selectorsOf(prelude).filter((one) =>
          [...one.matchAll(CLASS)].every(([, name = '']) => used.has(name)),
        );
        return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
      })
      .join('');
  const picked = pick(css);
  const plain = blocksOf(picked).filter(({ prelude }) => !KEYFRAMES.test(prelude));
  const rest = plain.map(({ body = '' }) => body).join();
  return blocksOf(picked)
    .filter(({ prelude }) => {
      const [, name] = KEYFRAMES.exec(prelude) ?? [];
      return name === undefined || rest.includes(name);
    })
    .map(({ prelude, body }) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`))
    .join('');
}
