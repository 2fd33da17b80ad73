/** Creates sample values that a JSON schema accepts. */
import { type Schema, schemaIn } from './schema-fault.ts';

const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  paySeq: 'PS1',
  version: '2.9.0',
  url: 'https://example.com/file.png',
  text: 'https://example.com/card/6001',
};

export function sampleOf(schema: Schema, name = ''): unknown {
  const alternatives = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(alternatives)) return sampleOf(schemaIn(alternatives[0]), name);
  if ('const' in schema) return schema['const'];
  const values = schema['x-words'] ?? schema['enum'];
  if (Array.isArray(values)) return values[0];
  switch (schema['type']) {
    case 'string':
      return sampleText(String(schema['pattern'] ?? ''), name);
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 0), 0);
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schemaIn(schema['items']), name)];
    case 'object':
      return sampleObject(schema);
    default:
      return null;
  }
}

export function sampleObject(schema: Schema): Record<string, unknown> {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.fromEntries(
    required.map((name) => [name, sampleOf(schemaIn(schemaIn(schema['properties'])[name]), name)]),
  );
}

/** Returns a text that matches a pattern: a time, a date, a code, an address, else a name. */
function sampleText(pattern: string, name: string): string {
  const day = new Date().toISOString().slice(0, 10);
  if (pattern.includes('T\\d{2}')) return `${day}T09:30:00+08:00`;
  if (pattern.includes('\\d{4}')) return day;
  if (pattern.startsWith('^\\+?\\d')) return '400000';
  if (pattern.includes('https?')) return SAMPLE_TEXTS[name] ?? '/static/img/yj_gefmtj.svg';
  return SAMPLE_TEXTS[name] ?? (name || 'text');
}
