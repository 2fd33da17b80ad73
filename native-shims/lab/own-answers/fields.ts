/** Draws a form for a JSON schema: a field for each simple value, JSON for all others. */
import { isObject, parseJson } from '../../src/json.ts';
import { choose, type Option } from '../page/controls/forms.ts';
import { type Schema, schemaIn } from '../page/controls/schema-fault.ts';
import { h } from '../page/element.ts';
import { OWN } from '../words/controls.ts';

type Path = readonly (string | number)[];

/** Returns a copy with the value at a path replaced, or removed if `undefined`. */
export function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(whole)
    ? [...whole]
    : isObject(whole)
      ? { ...whole }
      : {};
  const next = withValue(Reflect.get(copy, name), rest, value);
  if (next === undefined) Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, next);
  return copy;
}

/** Limits the items of a list that have fields. */
const MAX_ITEMS = 3;

/** Draws the fields of a value. `change` receives each change with its path. */
export function fieldsOf(schema: Schema, value: unknown, change: (path: Path, value: unknown) => void): HTMLElement[] {
  return fields(schema, value, [], '', true, change);
}

function fields(
  schema: Schema,
  value: unknown,
  path: Path,
  name: string,
  isRequired: boolean,
  change: (path: Path, value: unknown) => void,
): HTMLElement[] {
  const { type } = schema;
  const properties = schemaIn(schema['properties']);
  if (type === 'object' && Object.keys(properties).length > 0 && (isObject(value) || isRequired)) {
    const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const inner = Object.entries(properties).flatMap(([key, member]) =>
      fields(
        schemaIn(member),
        isObject(value) ? value[key] : undefined,
        [...path, key],
        key,
        required.includes(key),
        change,
      ),
    );
    return name === '' ? inner : [h('fieldset', { className: 'nested' }, h('legend', { textContent: name }), ...inner)];
  }
  if (type === 'array' && Array.isArray(value) && value.length > 0) {
    const items = value
      .slice(0, MAX_ITEMS)
      .flatMap((member, index) =>
        fields(schemaIn(schema['items']), member, [...path, index], `${name}[${index}]`, true, change),
      );
    return [
      ...items,
      ...(value.length > MAX_ITEMS ? [h('p', { textContent: OWN.moreItems(value.length - MAX_ITEMS) })] : []),
    ];
  }
  return [
    h(
      'label',
      { className: 'field' },
      h('span', { textContent: name }),
      control(schema, value, isRequired, (next) => change(path, next)),
    ),
  ];
}

function control(schema: Schema, value: unknown, isRequired: boolean, change: (value: unknown) => void): HTMLElement {
  const { type } = schema;
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map(String) : undefined;
  if (choices || type === 'boolean') {
    const options = (choices ?? ['true', 'false']).map((choice): Option => [choice, choice]);
    const select = choose('', isRequired ? options : [['', OWN.absent], ...options]);
    select.removeAttribute('aria-label');
    select.value = value === undefined ? '' : String(value);
    select.onchange = () => change(select.value === '' ? undefined : choices ? select.value : select.value === 'true');
    return select;
  }
  const isNumber = type === 'integer' || type === 'number';
  const isText = type === 'string';
  const input = h('input', { type: isNumber ? 'number' : 'text', spellcheck: false, autocomplete: 'off' });
  if (isNumber) input.step = type === 'integer' ? '1' : 'any';
  if (!isRequired) input.placeholder = '—';
  input.value = value === undefined ? '' : isText ? String(value) : JSON.stringify(value);
  input.onchange = () => {
    if (input.value === '' && !isRequired) return change(undefined);
    change(isText ? input.value : (parseJson(input.value) ?? input.value));
  };
  return input;
}
