import { Building2 } from 'lucide-react';
import type { BookInfo } from '../../../api/tob-exam.ts';
import type { PartnerExam } from '../../../flows/partner-exam.ts';
import { partnerPage } from '../../../flows/partner-page.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { StatusActions } from '../../../kit/page/status-actions.tsx';
import { rangeText } from '../../../messages/date-text.ts';
import { Details } from '../../../ui/details.tsx';
import { KeyValues, type Pair } from '../../../ui/key-values.tsx';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import { phoneAction } from './partner-phone.tsx';
import { usePartnerWords } from './words/index.ts';

/** Shows the included examinations, the period and the partner's phone before a booking. The partner's notes appear when they have loaded. */
export function PartnerNotes({ flow, info }: { flow: PartnerExam; info: BookInfo }) {
  const words = usePartnerWords();
  const { productNo, orderNo, key, companyName, phone, validFrom, validTo, included } = info;
  const notes =
    useResource(`partner ${key}`, (signal) => partnerPage(key, signal, { notice: false })).data?.notes ?? [];
  const itemCount = included.reduce((sum, group) => sum + group.items.length, 0);
  const actions = [
    {
      id: 'institutions',
      label: words.institutions,
      text: words.institutionsText,
      icon: <Building2 />,
      to: flow.pages.city(productNo, orderNo),
    },
    phoneAction(words.call(companyName), phone),
  ];
  return (
    <>
      <Details title={`${words.included} · ${words.items(itemCount)}`}>
        <p>{words.paysText}</p>
        <p>
          <WholeDates text={words.periodIs(rangeText(validFrom, validTo))} />
        </p>
        <KeyValues
          pairs={included.map((group): Pair => [group.title, group.items.map(({ name }) => name).join(words.between)])}
        />
      </Details>
      <Details title={words.notes}>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <StatusActions actions={actions} />
      </Details>
    </>
  );
}
