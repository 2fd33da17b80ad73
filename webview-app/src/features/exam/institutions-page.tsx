import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { errorLine } from '../../kit/answers/error-words.ts';
import { useResource } from '../../kit/answers/use-resource.ts';
import { FormFailure } from '../../kit/page/form-of.tsx';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { useText } from '../../messages/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LinesShape, RowsShape } from '../../ui/skeleton.tsx';
import type { BookingChoice } from './booking.ts';
import { withCity, withInstitution } from './booking.ts';
import { CityLine, CityPill } from './city-line.tsx';
import { CityPicker } from './city-picker.tsx';
import { displayedCity, storeDisplayedCity } from './displayed-city.ts';
import { InstitutionPicker } from './institution-picker.tsx';
import { proposedCity } from './proposed-city.ts';
import { storedChoice } from './stored-choice.ts';
import { UnknownExam } from './unknown-exam.tsx';
import { orUnknown, useBookingSource } from './use-exam.ts';
import { useInstitutionChoice } from './use-institution-choice.ts';

export interface InstitutionsPageProps {
  flow: ExamFlow;
  productNo: string;
  /** The order in the address. Without it the page looks up the person's order of the product. */
  orderNo?: string;
}

/**
 * Shows the institutions of a package. A choice goes back to the previous page. The query may have the city (`city`) and a search
 * text (`search`).
 */
export function InstitutionsPage({ flow, productNo, orderNo }: InstitutionsPageProps) {
  const kit = useKitWords();
  const words = kit.institutions;
  const t = useText();
  const source = useBookingSource(flow, productNo, orderNo);
  const query = new URLSearchParams(useSearch());
  const [queryCityId, setQueryCityId] = useState(query.get('city') ?? '');
  const [choice, setChoice] = useState(() => storedChoice(flow, productNo));
  const [isChoosingCity, setChoosingCity] = useState(false);
  const cities = useResource(`${source.key} cities${source.near}`, orUnknown(source.cities));
  const city = proposedCity(cities.data ?? [], queryCityId || choice.cityId, displayedCity(flow));
  const institutions = useResource(
    city ? `${source.key} institutions ${city.id}${source.near}` : null,
    orUnknown((signal) => source.institutions(city?.id ?? '', signal)),
  );
  const loadedInstitutions = (institutions.status === 'ready' && institutions.data) || [];
  const hasInstitutions = loadedInstitutions.length > 0;
  useEffect(() => {
    if (hasInstitutions && city) storeDisplayedCity(flow, city.id);
  }, [hasInstitutions, city, flow]);
  const chooser = useInstitutionChoice(flow, productNo, orderNo);
  const choose = (chosen: BookingChoice) => {
    setChoice(chosen);
    chooser.choose(chosen);
  };
  const isOffered = loadedInstitutions.some(({ id }) => id === choice.institutionId);
  const inCity = (previous: BookingChoice): BookingChoice => (city ? withCity(previous, city) : previous);

  const pill = <CityPill city={city?.name} change={() => setChoosingCity(true)} />;

  return (
    <ScreenFrame
      title={words.title}
      bottom={
        // A tap chooses an institution and leaves the page. The button is for a choice by keys and for an earlier choice.
        hasInstitutions || (institutions.status === 'loading' && (city || cities.status === 'loading')) ? (
          <BottomBar
            note={
              chooser.error ? (
                <FormFailure words={errorLine(chooser.error, t)} />
              ) : isOffered ? undefined : (
                kit.booking.missing.institution
              )
            }
          >
            <Button wide busy={chooser.busy} disabled={!isOffered} onClick={() => choose(choice)}>
              {words.choose}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <ResourceView resource={cities} skeleton={<LinesShape lines={1} />} empty={<UnknownExam flow={flow} />}>
        {(list) => (
          <>
            <Sheet open={isChoosingCity} title={words.chooseCity} onCancel={() => setChoosingCity(false)}>
              <CityPicker
                cities={list}
                value={city?.id ?? ''}
                onChange={(chosen) => {
                  setChoice((previous) => withCity(previous, chosen));
                  setQueryCityId('');
                  setChoosingCity(false);
                }}
              />
            </Sheet>
            {hasInstitutions ? null : <CityLine city={pill} />}
            <ResourceView
              resource={institutions}
              skeleton={<RowsShape count={4} />}
              empty={
                institutions.data === null ? (
                  <UnknownExam flow={flow} />
                ) : (
                  <EmptyState title={kit.booking.noInstitutions} text={kit.booking.noInstitutionsText} />
                )
              }
            >
              {(matches) => (
                <InstitutionPicker
                  city={pill}
                  search={query.get('search') ?? ''}
                  institutions={matches}
                  value={choice.institutionId}
                  onChange={(institution) => setChoice((previous) => withInstitution(inCity(previous), institution))}
                  onChoose={(institution) => choose(withInstitution(inCity(choice), institution))}
                />
              )}
            </ResourceView>
          </>
        )}
      </ResourceView>
    </ScreenFrame>
  );
}
