/** Checks that each form field has its rule, and that no draft stores a field with a rule for personal data. */
import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';
import type { TableCheck } from './table-check.ts';

const FORM = /\/use-form\.ts$/;

/** Lists the rules of `rules/patterns.ts` for personal texts, and the check of a code sent to a person. */
const PERSONAL: readonly unknown[] = ['name', 'phone', 'idCard', 'genuineIdCard', 'email', 'bankCard', 'codeCheck'];

interface FormField {
  readonly path: string;
  readonly name: string;
  readonly isRuled: boolean;
  readonly isDrafted: boolean;
  /** The first rule for personal data that the field names. */
  readonly personal: unknown;
}

const nameOf = (property: { readonly type: string; readonly key?: ESTree.PropertyKey }): string | undefined =>
  property.key?.type === 'Identifier' ? property.key.name : undefined;

/** Returns the form fields of a module: objects with `initial`, in modules that import `use-form.ts`. */
function fieldsOf({ path, imports, program }: SourceFile): FormField[] {
  if (!imports.some(({ specifier }) => FORM.test(specifier))) return [];
  const objects: ESTree.ObjectExpression[] = [];
  const names = new Map<object, string | undefined>();
  const literals: { readonly word: unknown; readonly start: number }[] = [];
  new Visitor({
    Property: (property) => void names.set(property.value, nameOf(property)),
    Literal: ({ value, start }) => void literals.push({ word: value, start }),
    Identifier: ({ name, start }) => void (name === 'codeCheck' && literals.push({ word: name, start })),
    ObjectExpression: (object) => void objects.push(object),
  }).visit(program);
  return objects.flatMap((object): FormField[] => {
    const keys = object.properties.map(nameOf);
    if (!keys.includes('initial')) return [];
    const inner = literals.filter(({ start }) => start > object.start && start < object.end);
    return [
      {
        path,
        name: names.get(object) ?? 'without a name',
        isRuled: keys.includes('check'),
        isDrafted: keys.includes('drafted'),
        personal: inner.find(({ word }) => PERSONAL.includes(word))?.word,
      },
    ];
  });
}

export function checkFormFields(modules: readonly SourceFile[]): TableCheck {
  const fields = modules.flatMap(fieldsOf);
  return {
    line: `${fields.length} fields of forms`,
    faults: [
      ...fields
        .filter(({ isRuled }) => !isRuled)
        .map(
          ({ path, name }) =>
            `${path}: the form's field ${name} has no rule: \`check: ruleCheck(...)\`, or \`check: anyValue\` if every value is valid`,
        ),
      ...fields
        .filter(({ isDrafted, personal }) => isDrafted && personal !== undefined)
        .map(
          ({ path, name, personal }) =>
            `${path}: the form's field ${name} is personal (${personal}), but a draft stores it`,
        ),
    ],
  };
}
