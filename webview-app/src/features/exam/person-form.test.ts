import { expect, test } from 'vitest';
import type { ExamPerson } from '../../api/exam.ts';
import { fieldWords } from '../../messages/field-words.ts';
import { NEW_PERSON, type PersonValues, personFields } from './person-form.ts';

const REQUIREMENTS = { needsMaritalStatus: true, needsPhoneCode: true };
const PERSONS: ExamPerson[] = [
  {
    personId: 'PS1',
    name: '李雷',
    idCard: '110***********0021',
    phone: '138****8000',
    sex: 1,
    maritalStatus: 1,
    isSelf: true,
  },
];

const fieldsWithError = (personId: string, persons: readonly ExamPerson[]): string[] => {
  const values: PersonValues = { personId, name: '', idCard: '', phone: '', code: '', marital: '', agreed: false };
  const {
    personId: id,
    name,
    idCard,
    phone,
    code,
    marital,
    agreed,
  } = personFields(fieldWords.en, REQUIREMENTS, persons);
  const errors = {
    personId: id.check?.(personId, values),
    name: name.check?.('', values),
    idCard: idCard.check?.('', values),
    phone: phone.check?.('', values),
    code: code.check?.('', values),
    marital: marital.check?.('', values),
    agreed: agreed.check?.(false, values),
  };
  return Object.entries(errors).flatMap(([field, words]) => (words === undefined ? [] : [field]));
};

const DETAIL_FIELDS = ['name', 'idCard', 'phone', 'code', 'marital', 'agreed'];

test.each([
  ['a known person', 'PS1', PERSONS, []],
  ['empty', '', PERSONS, ['personId']],
  ['a person that the service no longer knows', 'PS9', PERSONS, ['personId']],
  ['a new person', NEW_PERSON, PERSONS, DETAIL_FIELDS],
  ['a stored person while the service knows nobody', 'PS9', [], DETAIL_FIELDS],
] as const)('the person form when the choice is %s: reports the missing fields', (_, personId, persons, missing) => {
  expect(fieldsWithError(personId, persons)).toEqual(missing);
});
