import { type ReactNode, useState } from 'react';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { BookingCity, ExamFlow } from '../../flows/exam-flow.ts';
import { errorLine } from '../../kit/answers/error-words.ts';
import { useResource } from '../../kit/answers/use-resource.ts';
import { FormFailure } from '../../kit/page/form-of.tsx';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { useText } from '../../messages/index.ts';
import { navigate } from '../../platform/history.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesShape } from '../../ui/skeleton.tsx';
import { type BookingChoice, withCity, withInstitution } from './booking.ts';
import { CityInstitutions } from './city-institutions.tsx';
import { CityPicker } from './city-picker.tsx';
import { displayedCity } from './displayed-city.ts';
import { proposedCity } from './proposed-city.ts';
import { storeChoice, storedChoice } from './stored-choice.ts';
import { UnknownExam } from './unknown-exam.tsx';
import { orUnknown, useBookingSource } from './use-exam.ts';
import { useInstitutionChoice } from './use-institution-choice.ts';

export interface CityPageProps {
  flow: ExamFlow;
  productNo: string;
  /** Returns facts about the chosen city, shown before the next page. Absent: a tap on a city opens the next page at once. */
  facts?: (cityId: string) => ReactNode;
  /** Returns the next page, e.g. the institutions of the city. It replaces this page. */
  next: (productNo: string) => string;
  /** The order in the address, on which free days may depend. */
  orderNo?: string | undefined;
  /** True if the choice of an institution also opens the next page. By default it goes back to the previous page. */
  opensNext?: boolean;
}

/** Lets the person choose the city of a booking, stores it, and opens the next page. */
export function CityPage({ flow, productNo, facts, next, orderNo, opensNext = false }: CityPageProps) {
  const t = useText();
  const words = useKitWords().institutions;
  const source = useBookingSource(flow, productNo, orderNo);
  const cities = useResource(`${source.key} cities${source.near}`, orUnknown(source.cities));
  const [tappedId, setTappedId] = useState<string>();
  const list = cities.data ?? [];
  const city = proposedCity(list, tappedId ?? storedChoice(flow, productNo).cityId, displayedCity(flow));
  const institutions = useResource(
    city ? `${source.key} institutions ${city.id}${source.near}` : null,
    orUnknown((signal) => source.institutions(city?.id ?? '', signal)),
  );
  const chooser = useInstitutionChoice(flow, productNo, orderNo);
  const inCity = (chosen: BookingCity) => withCity(storedChoice(flow, productNo), chosen);
  const openNext = (choice: BookingChoice) => {
    storeChoice(flow, productNo, choice);
    navigate(next(productNo), { replace: true });
  };
  return (
    <ScreenFrame
      title={list.length > 0 ? words.cityLead : words.chooseCity}
      bottom={
        city ? (
          <BottomBar note={chooser.error ? <FormFailure words={errorLine(chooser.error, t)} /> : facts?.(city.id)}>
            <Button wide busy={chooser.busy} onClick={() => openNext(inCity(city))}>
              {words.goOnIn(city.name)}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <ResourceView
        resource={cities}
        skeleton={<LinesShape lines={6} />}
        isEmpty={(matches) => matches.length === 0}
        empty={
          cities.data === null ? (
            <UnknownExam flow={flow} />
          ) : (
            <EmptyState
              title={words.noCities}
              text={words.noCitiesText}
              action={
                <Button wide onClick={() => void callCustomerService()}>
                  {t.common.customerService}
                </Button>
              }
            />
          )
        }
      >
        {(matches) => (
          <>
            <CityPicker
              cities={matches}
              value={city?.id ?? ''}
              onChange={(chosen) => (facts ? setTappedId(chosen.id) : openNext(inCity(chosen)))}
            />
            {city ? (
              <CityInstitutions
                city={city.name}
                institutions={institutions}
                onChoose={(institution) =>
                  (opensNext ? openNext : chooser.choose)(withInstitution(inCity(city), institution))
                }
              />
            ) : null}
          </>
        )}
      </ResourceView>
    </ScreenFrame>
  );
}
