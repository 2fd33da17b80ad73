/** Returns a value as TypeScript, on a single line or, if it is long, with a line for each field. */
export function literal(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).replace(/^"(.*)"$/, "'$1'");
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field, `${indent}  `)}`);
  const line = fields.length ? `{ ${fields.join(', ')} }` : '{}';
  return line.length < 60 ? line : `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}
