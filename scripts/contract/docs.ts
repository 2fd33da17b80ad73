/** Reads the doc comments of a module of rows, by row and, within a row, by field. */

/** Returns the text of a doc comment: lines are joined, each paragraph is one line. */
function commentText(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim());
  return lines
    .join('\n')
    .trim()
    .replace(/([^\n])\n(?!\n)/g, '$1 ')
    .replace(/\n +/g, '\n')
    .replace(/\n{2,}/g, '\n');
}

const DECLARATION = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (\w+) = ([\s\S]*?);\n(?=\n|$)/g;
const FIELD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g;

export interface RowDocs {
  readonly text: string;
  readonly field: (name: string) => string;
}

/** Returns a function that gives a row's docs; `source` is the module's text. Fields of a shape that a row uses count as the row's own. */
export function readDocs(source: string): (row: string) => RowDocs {
  const all = new Map<string, { text: string; body: string }>();
  for (const [, comment = '', name = '', body = ''] of source.matchAll(DECLARATION))
    all.set(name, { text: commentText(comment), body });
  return (row) => {
    const found = all.get(row);
    const body = found?.body ?? '';
    const shapes = [...all].filter(([name]) => new RegExp(`\\b${name}\\b`).test(body)).map(([, shape]) => shape.body);
    const fields = new Map<string, string>();
    for (const [, comment = '', name = ''] of [...shapes, body].join('\n').matchAll(FIELD))
      fields.set(name, commentText(comment));
    return { text: found?.text ?? '', field: (name) => fields.get(name) ?? '' };
  };
}
