import { expect, test } from 'vitest';
import { readModule } from '../source/read-module.ts';
import { checkFormFields } from './form-fields.ts';

const PATH = 'webview-app/src/screens/campaign/gift-form.tsx';
const faultsOf = (fields: string, from = '../../kit/use-form.ts') =>
  checkFormFields([readModule(PATH, `import { useForm } from '${from}'; useForm({ fields: ${fields} });`)]).faults;
const NO_RULE =
  "the form's field email has no rule: `check: ruleCheck(...)`, or `check: anyValue` where every value is right";

test.each([
  ['has no rule', "{ email: { initial: '' } }", NO_RULE],
  ['has no rule, and is kept', "{ email: { drafted: true, initial: '' } }", NO_RULE],
  [
    'is of a person by its rule, and is kept',
    "{ email: { drafted: true, initial: '', check: ruleCheck(t, 'notEmpty', 'email') } }",
    "the form's field email is of a person (email), and a draft keeps it",
  ],
  [
    'is a code, and is kept',
    "{ sent: { drafted: true, initial: '', check: codeCheck(t) } }",
    "the form's field sent is of a person (codeCheck), and a draft keeps it",
  ],
])('names a field that %s', (_, fields, fault) => {
  expect(faultsOf(fields)).toEqual([`${PATH}: ${fault}`]);
});

test.each([
  ['has a rule', "{ email: { initial: '', check: ruleCheck(t, 'email') } }"],
  ['may hold anything', "{ note: { drafted: true, initial: '', check: anyValue } }"],
  ['is of no form', "{ email: { initial: '' } }", './other.ts'],
])('accepts a field that %s', (_, fields, ...from) => {
  expect(faultsOf(fields, ...from)).toEqual([]);
});
