import { getOverseasPage } from '../../api/static-service-detail.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { ServicePage } from '../../kit/page/service-page.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Shows overseas care: countries, steps, and its phone number. */
export const Screen = screen('service-detail.overseas', function Overseas() {
  const words = useWords().overseas;
  return (
    <ServicePage
      title={words.title}
      page={usePage(getOverseasPage, {})}
      more={({ countries }) =>
        countries.length > 0 ? (
          <Section title={words.countries}>
            <Rows>
              {countries.map(({ code, name, desc }) => (
                <ListRow key={code} title={name} text={desc} />
              ))}
            </Rows>
          </Section>
        ) : null
      }
    />
  );
});
