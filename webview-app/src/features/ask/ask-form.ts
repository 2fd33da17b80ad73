import type { InquiryPerson, Question } from '../../api/consultation.ts';
import type { AskChoices } from '../../flows/ask-choices.ts';
import type { PreviousQuestion } from '../../flows/ask-flow.ts';
import type { QueuedPicture } from '../../flows/upload-queue.ts';
import { readDraft } from '../../kit/form/draft.ts';
import { ruleCheck } from '../../kit/form/rule-check.ts';
import { anyValue, type FormSpec } from '../../kit/form/use-form.ts';
import type { FieldWords } from '../../messages/field-words.ts';
import { isTexts } from '../../platform/storage.ts';
import type { RuleName } from '../../rules/patterns.ts';
import { plain } from '../../rules/plain-text.ts';
import { HEALTH_DAYS } from '../../store/sections.ts';
import { isNewPerson, NEW_PERSON } from '../exam/person-form.ts';
import type { AskWords } from './words/index.ts';

export interface AskValues {
  /** The `personId` of a known person, or `NEW_PERSON`. A new person is described by the next three fields and the agreement. */
  personId: string;
  name: string;
  idCard: string;
  phone: string;
  agreed: boolean;
  description: string;
  /** The addresses of the uploaded pictures. */
  pictures: string[];
  /** The duration of the complaint. This and all fields below are optional, with '' for no answer. */
  duration: string;
  visited: '' | 'yes' | 'no';
  histories: string[];
  allergies: string;
  medicines: string;
}

export interface AskData {
  readonly persons: readonly InquiryPerson[];
  readonly choices: AskChoices;
  readonly initialQuestion?: PreviousQuestion | undefined;
}

/** Returns the form's fields with initial values and checks. The details of a person are checked only for a new person. */
export function askFields(
  t: FieldWords,
  words: AskWords,
  { persons, choices, initialQuestion }: AskData,
  pictures: readonly QueuedPicture[],
): FormSpec<AskValues>['fields'] {
  const isKnown = (id: string | undefined) => persons.some(({ personId }) => personId === id);
  const isNew = (values: AskValues) => isNewPerson(values, persons);
  const newPersonCheck =
    (...rules: readonly RuleName[]) =>
    (value: string, values: AskValues) =>
      isNew(values) ? ruleCheck(t, 'notEmpty', ...rules)(value) : undefined;
  const { facts = {} } = initialQuestion ?? {};
  return {
    description: {
      drafted: true,
      initial: initialQuestion?.description ?? '',
      check: (text) => (text.trim().length < choices.minLength ? words.tooShort(choices.minLength) : undefined),
    },
    personId: {
      drafted: true,
      initial: firstPerson(persons, initialQuestion),
      check: (id, values) => (isNew(values) || isKnown(id) ? undefined : t.chooseOne),
    },
    name: { initial: '', check: newPersonCheck('name') },
    idCard: { initial: '', check: newPersonCheck('idCard') },
    phone: { initial: '', check: newPersonCheck('phone') },
    agreed: {
      initial: false,
      check: (agreed, values) => (isNew(values) && !agreed ? t.chooseOne : undefined),
    },
    pictures: {
      drafted: true,
      initial: [...(initialQuestion?.pictures ?? [])],
      check: () => uploadError(pictures, words),
    },
    duration: { drafted: true, initial: facts.duration ?? '', check: anyValue },
    visited: {
      drafted: true,
      initial: facts.hasVisited === undefined ? '' : facts.hasVisited ? 'yes' : 'no',
      check: anyValue,
    },
    histories: { drafted: true, initial: facts.histories ?? [], check: anyValue },
    allergies: { drafted: true, initial: facts.allergies ?? '', check: anyValue },
    medicines: { drafted: true, initial: facts.medicines ?? '', check: anyValue },
  };
}

/** Returns the person of the last question, or else the customer, because most people ask for themselves. Returns '' without either. */
function firstPerson(persons: readonly InquiryPerson[], previous: PreviousQuestion | undefined): string {
  if (persons.length === 0) return NEW_PERSON;
  const last = persons.find(({ personId }) => personId === previous?.personId);
  return (last ?? persons.find(({ relation }) => relation === 'self'))?.personId ?? '';
}

/** Returns the error while a chosen picture is not uploaded: a question is not sent without its pictures. */
function uploadError(pictures: readonly QueuedPicture[], words: AskWords): string | undefined {
  if (pictures.some(({ state }) => state === 'failed')) return words.failed;
  return pictures.every(({ state }) => state === 'done') ? undefined : words.wait;
}

/** Returns the initial pictures of the form: the pictures of the stored draft, or else of the previous question. */
export function firstPictures(draft: string, previous: PreviousQuestion | undefined): readonly string[] {
  const { pictures } = readDraft<{ pictures: unknown }>(draft, { pictures: [] }, HEALTH_DAYS);
  return isTexts(pictures) ? pictures : (previous?.pictures ?? []);
}

/** Converts the form's values to the question that is sent. */
export function questionOf(
  orderNo: string,
  values: AskValues,
  { persons, choices, left }: AskData & { readonly left: number },
): Question {
  const { duration, visited, histories, allergies, medicines } = values;
  const isOffered = (list: AskChoices['histories'], value: string) => list.some((option) => option.value === value);
  const chosenHistories = isTexts(histories) ? histories.filter((value) => isOffered(choices.histories, value)) : [];
  return {
    orderNo,
    ...personIn(values, persons),
    seenLeft: left,
    description: values.description.trim(),
    pictures: [...values.pictures],
    ...(isDuration(duration) && isOffered(choices.durations, duration) && { duration }),
    ...(visited && { hasVisited: visited === 'yes' }),
    ...(chosenHistories.length > 0 && { histories: chosenHistories }),
    ...(allergies.trim() && { allergies: allergies.trim() }),
    ...(medicines.trim() && { medicines: medicines.trim() }),
  };
}

type Duration = NonNullable<Question['duration']>;
const DURATIONS: readonly string[] = ['day', 'week', 'month', 'halfYear', 'longer'] satisfies Duration[];
const isDuration = (value: string): value is Duration => DURATIONS.includes(value);

function personIn(values: AskValues, persons: readonly InquiryPerson[]): Partial<Question> {
  const person = persons.find(({ personId }) => personId === values.personId);
  if (person) return { personId: person.personId, seenPerson: person.name, seenIdCard: person.idCard };
  return {
    physicalName: plain.name(values.name),
    physicalId: plain.idCard(values.idCard),
    medicalPhoneNumber: plain.phone(values.phone),
  };
}
