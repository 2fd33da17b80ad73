/** Collects texts that must not be translated: names of persons, doctors and institutions, numbers and codes. */
import { maskIdCard, maskName, maskPhone } from '../src/rules/masking.ts';

const NAMES =
  /^(appointmentUnitName|author|companyName|doctorName|holder|hospital|hospitalName|insuredName|nickname|patientName|personName|physicalName)$/;
const NUMBERS = /(no|number|code|mobile|phone|idcard|physicalId)$/i;
/** The keys by which an object with a `name` is a person, doctor or institution. */
const OWNER_KEYS = ['address', 'idCard', 'relation'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Adds the names and numbers of an answer, each unchanged and masked. */
export function collectFixedTexts(answer: unknown, texts: Set<string>): void {
  if (!isRecord(answer)) return;
  for (const [key, value] of Object.entries(answer)) {
    collectFixedTexts(value, texts);
    if (typeof value !== 'string' || value === '') continue;
    const isName = NAMES.test(key) || (key === 'name' && OWNER_KEYS.some((owner) => owner in answer));
    if (isName) texts.add(value).add(maskName(value));
    else if (NUMBERS.test(key) && /\d{4}|\*/.test(value)) texts.add(value).add(maskPhone(value)).add(maskIdCard(value));
  }
}

/** Returns translatable texts of the page that equal a fixed text, with the path of their element. */
export function translatableFixedTexts(texts: ReadonlySet<string>): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (texts.has(text) && parent && !parent.closest('[translate="no"], script, style'))
      faults.push(`${text} in ${parent.parentElement?.className} > ${parent.localName}.${parent.className}`);
  }
  return faults;
}
