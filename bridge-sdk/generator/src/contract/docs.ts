/** Reads the doc comments of a module of rows, by row and, within a row, by field. What follows `@zh` is the text in Chinese. */

/** Holds a text of the contract in both languages, with a line for each paragraph. */
export interface Doc {
  /** In English. Empty if the source has no text. */
  readonly doc: string;
  readonly zh: string;
}
export const NO_DOC: Doc = { doc: '', zh: '' };

/** Returns the words that a schema or a row says itself: `description`, and `x-zh` in Chinese. */
export function wordsOf(value: unknown): Doc {
  const { description, 'x-zh': zh } = Object(value) as Record<string, unknown>;
  return { doc: typeof description === 'string' ? description : '', zh: typeof zh === 'string' ? zh : '' };
}

/** Returns the text of a doc comment, with the lines of each paragraph joined. */
function commentText(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  return lines
    .join('\n')
    .trim()
    .replace(/([^\n])\n(?!\n)/g, '$1 ')
    .replace(/\n +/g, '\n')
    .replace(/\n{2,}/g, '\n');
}

/** Returns the two texts of a doc comment. Chinese has no space where a line has ended behind a comma or a full stop. */
export function docOf(comment: string): Doc {
  const [doc = '', zh = ''] = commentText(comment).split(/\s*@zh\s+/);
  return { doc, zh: zh.replace(/([，。；：、]) /g, '$1') };
}

const DECLARATION = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (\w+) = ([\s\S]*?);\n(?=\n|$)/g;
const FIELD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g;

export interface RowDocs {
  readonly text: Doc;
  /** Returns the doc of a field in this part of the row. Params and result may share a field's name. */
  readonly field: (name: string) => Doc;
}

/** Names a payload: params and result of a method, or payload of an event. */
export type Part = 'params' | 'result' | 'payload';

/** Returns the lines of a part of a row, or all lines without a result. */
function partOf(body: string, part: Part): string {
  const index = body.search(/^ {2}result:/m);
  if (index < 0) return body;
  return part === 'result' ? body.slice(index) : body.slice(0, index);
}

/** Returns a function that reads a row's docs in a module's `source`, including the fields of used shapes. */
export function readDocs(source: string): (row: string, part?: Part) => RowDocs {
  const all = new Map<string, { text: Doc; body: string }>();
  for (const [, comment = '', name = '', body = ''] of source.matchAll(DECLARATION))
    all.set(name, { text: docOf(comment), body });
  return (row, part = 'params') => {
    const match = all.get(row);
    const body = partOf(match?.body ?? '', part);
    const shapes = [...all].filter(([name]) => new RegExp(`\\b${name}\\b`).test(body)).map(([, shape]) => shape.body);
    const fields = new Map<string, Doc>();
    for (const [, comment = '', name = ''] of [...shapes, body].join('\n').matchAll(FIELD))
      fields.set(name, docOf(comment));
    return { text: match?.text ?? NO_DOC, field: (name) => fields.get(name) ?? NO_DOC };
  };
}
