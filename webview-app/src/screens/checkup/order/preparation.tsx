import { getMedicalPageOptions } from '../../../api/static-checkup.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { Points } from '../../../kit/service-parts.tsx';
import { type PageOptions, usePage } from '../../../kit/use-page.ts';
import { useWords } from '../words/index.ts';

/** A product need not have notes: a missing file is an answer, so it is neither shown nor reported. */
export const OPTIONAL_FILE: PageOptions = { notice: false, expected: [NO_FILE] };

/** The list of what to do before the day, as the product's page has it. Nothing where the product has none. */
export function Preparation({ optionsPath }: { optionsPath: string }) {
  const words = useWords();
  const { data } = usePage(getMedicalPageOptions, { params: { path: optionsPath } }, OPTIONAL_FILE);
  return data ? <Points title={words.book.notes} items={data.notes} ticked /> : null;
}
