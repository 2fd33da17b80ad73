/** Reads the doc comments of a module of rows, for each row and its fields. The text after `@zh` is Chinese. */

/** Holds a text of the contract in both languages. Each paragraph is one line. */
export interface Doc {
  /** The English text. Empty if the source has no comment. */
  readonly doc: string;
  readonly zh: string;
}
export const NO_DOC: Doc = { doc: '', zh: '' };

/** Returns the texts in a schema or a row: `description` in English, `x-zh` in Chinese. */
export function schemaDoc(value: unknown): Doc {
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

/** Splits a doc comment into its two texts. Chinese lines are joined without a space after punctuation. */
export function docOf(comment: string): Doc {
  const [doc = '', zh = ''] = commentText(comment).split(/\s*@zh\s+/);
  return { doc, zh: zh.replace(/([，。；：、]) /g, '$1') };
}

const DECLARATION = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (\w+) = ([\s\S]*?);\n(?=\n|$)/g;
const FIELD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g;

export interface RowDocs {
  readonly text: Doc;
  /** Returns the doc of a field. */
  readonly field: (name: string) => Doc;
}

/** Names a payload of a row: a method has params and a result, an event has a payload. */
export type Part = 'params' | 'result' | 'payload';

/** Returns a row's source before or from its `result`. Params and result may have fields of the same name. */
function partOf(body: string, part: Part): string {
  const index = body.search(/^ {2}result:/m);
  if (index < 0) return body;
  return part === 'result' ? body.slice(index) : body.slice(0, index);
}

/** Returns a function that finds the docs of a row in a module's text. A row includes the fields of the shapes that it uses. */
export function readDocs(source: string): (row: string, part?: Part) => RowDocs {
  const declarations = new Map<string, { text: Doc; body: string }>();
  for (const [, comment = '', name = '', body = ''] of source.matchAll(DECLARATION))
    declarations.set(name, { text: docOf(comment), body });
  return (row, part = 'params') => {
    const match = declarations.get(row);
    const body = partOf(match?.body ?? '', part);
    const shapes = [...declarations]
      .filter(([name]) => new RegExp(`\\b${name}\\b`).test(body))
      .map(([, shape]) => shape.body);
    const fields = new Map<string, Doc>();
    for (const [, comment = '', name = ''] of [...shapes, body].join('\n').matchAll(FIELD))
      fields.set(name, docOf(comment));
    return { text: match?.text ?? NO_DOC, field: (name) => fields.get(name) ?? NO_DOC };
  };
}
