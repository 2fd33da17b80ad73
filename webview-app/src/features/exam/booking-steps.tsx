import { Building2, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingCalendar, BookingCity, BookingInstitution } from '../../flows/exam-flow.ts';
import { type Resource, useResource } from '../../kit/answers/use-resource.ts';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { displayCityName } from '../../kit/place/city-name.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { languageTag } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Calendar } from '../../ui/calendar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { dayInWords } from '../../ui/month.ts';
import { CalendarShape, CardShape, LinesShape, RowsShape } from '../../ui/skeleton.tsx';
import { type BookingChoice, type BookingSource, type BookingStep, withCity, withInstitution } from './booking.ts';
import styles from './booking-steps.module.css';
import { CityInstitutions } from './city-institutions.tsx';
import { CityLine } from './city-line.tsx';
import { CityPicker } from './city-picker.tsx';
import { InstitutionPicker } from './institution-picker.tsx';

export interface BookingResources {
  cities: Resource<readonly BookingCity[]>;
  institutions: Resource<readonly BookingInstitution[]>;
  calendar: Resource<BookingCalendar>;
  /** Returns the last moment to change or cancel a booking of the day, if the service sends it. */
  changeUntil: (date: string) => string | undefined;
  /** Returns whether a day is known to be no longer open. */
  isUnavailable: (date: string) => boolean;
}

/** Loads the data of the current step. It is reloaded each time the step opens, so that the free places are current. */
export function useBookingResources(source: BookingSource, choice: BookingChoice, step: BookingStep): BookingResources {
  const { key, near } = source;
  const { cityId, institutionId } = choice;
  const cities = useResource(step === 'city' ? `${key} cities${near}` : null, source.cities);
  const institutions = useResource(
    (step === 'city' || step === 'institution') && cityId ? `${key} institutions ${cityId}${near}` : null,
    (signal) => source.institutions(cityId, signal),
  );
  const calendar = useResource(
    (step === 'date' || step === 'person') && institutionId ? `${key} calendar ${institutionId}` : null,
    (signal) => source.calendar(institutionId, signal),
  );
  const changeUntil = (date: string) =>
    calendar.status === 'ready' ? calendar.data.days.find((day) => day.date === date)?.changeUntil : undefined;
  const isUnavailable = (date: string) =>
    calendar.status === 'ready' && !calendar.data.days.some((day) => day.date === date && day.state === 'open');
  return { cities, institutions, calendar, changeUntil, isUnavailable };
}

export interface BookingStepContentProps {
  step: Exclude<BookingStep, 'person'>;
  resources: BookingResources;
  choice: BookingChoice;
  /** Called when a choice is selected but not confirmed yet. */
  onChoice: (choice: BookingChoice) => void;
  /** Called with the answer of the question. `next` is the next step if the answer covers more than one. */
  onAnswer: (choice: BookingChoice, next?: BookingStep) => void;
  /** True if the chosen day is no longer open. */
  dateGone: boolean;
  /** Opens an earlier step, if its answer leaves no choice here. Absent if there is only one step. */
  onStep?: ((step: BookingStep) => void) | undefined;
  /** The city, if it is not a separate step: a `CityPill`. */
  city: ReactNode;
}

export function BookingStepContent(props: BookingStepContentProps) {
  const { step, resources, choice, onChoice, onAnswer, dateGone, onStep, city: pill } = props;
  const kit = useKitWords();
  const stepButton = (to: BookingStep, label: string) =>
    onStep ? (
      <Button wide tone="secondary" onClick={() => onStep(to)}>
        {label}
      </Button>
    ) : null;
  if (step === 'city') {
    return (
      <>
        <ResourceView resource={resources.cities} skeleton={<LinesShape lines={6} />}>
          {(cities) => (
            <CityPicker cities={cities} value={choice.cityId} onChange={(city) => onAnswer(withCity(choice, city))} />
          )}
        </ResourceView>
        {choice.cityId && resources.cities.status === 'ready' ? (
          <CityInstitutions
            city={displayCityName(kit, choice)}
            institutions={resources.institutions}
            onChoose={(institution) => onAnswer(withInstitution(choice, institution), 'date')}
          />
        ) : null}
      </>
    );
  }
  if (step === 'institution') {
    const empty = (
      <EmptyState
        title={kit.booking.noInstitutions}
        text={kit.booking.noInstitutionsText}
        action={stepButton('city', kit.booking.otherCity)}
      />
    );
    const { institutions: resource } = resources;
    return (
      <>
        {resource.status === 'ready' && resource.data.length > 0 ? null : <CityLine city={pill} />}
        <ResourceView resource={resource} skeleton={<RowsShape count={4} />} empty={empty}>
          {(institutions) => (
            <InstitutionPicker
              city={pill}
              institutions={institutions}
              value={choice.institutionId}
              onChange={(institution) => onChoice(withInstitution(choice, institution))}
              onChoose={(institution) => onAnswer(withInstitution(choice, institution))}
            />
          )}
        </ResourceView>
      </>
    );
  }
  const empty = (
    <EmptyState
      scene="calendar"
      title={kit.booking.noDays}
      text={onStep ? kit.booking.noDaysText : kit.booking.noDaysHereText}
      action={stepButton('institution', kit.booking.otherInstitution)}
    />
  );
  return (
    <ResourceView resource={resources.calendar} skeleton={<CalendarShape />} isEmpty={hasNoOpenDay} empty={empty}>
      {({ days, today, note }) => (
        <>
          <Card>
            <Calendar
              label={kit.booking.date}
              days={days}
              today={today}
              value={dateGone ? '' : choice.date}
              onChange={(date) => onAnswer({ ...choice, date })}
            />
            {note ? <p className={styles.note}>{note}</p> : null}
          </Card>
        </>
      )}
    </ResourceView>
  );
}

const hasNoOpenDay = ({ days }: BookingCalendar): boolean => !days.some((day) => day.state === 'open');

export interface BookingSummaryProps {
  steps: readonly BookingStep[];
  choice: BookingChoice;
  /** Goes back to a step. Absent: the rows are not clickable. */
  onChange?: (step: BookingStep) => void;
}

const icons: Record<BookingStep, ReactNode> = {
  city: <MapPin />,
  institution: <Building2 />,
  date: <CalendarDays />,
  person: null,
};

/** Shows the choice so far. Each row leads back to its step. */
export function BookingSummary({ steps, choice, onChange }: BookingSummaryProps) {
  const kit = useKitWords();
  const answers: Record<BookingStep, [title: string, text?: string]> = {
    city: [displayCityName(kit, choice)],
    institution: [choice.institutionName, choice.institutionAddress],
    date: [choice.date ? dayInWords(choice.date, languageTag()) : ''],
    person: [''],
  };
  return (
    <Rows>
      {steps.map((step) => {
        const [title, text] = answers[step];
        const clickProps = onChange ? { onClick: () => onChange(step) } : {};
        return title ? <ListRow key={step} icon={icons[step]} title={title} text={text} {...clickProps} /> : null;
      })}
    </Rows>
  );
}

/** Shows the skeleton of a whole booking until its product has loaded. */
export function BookingShape() {
  return (
    <>
      <LinesShape lines={1} />
      <CardShape lines={2} />
      <CalendarShape />
    </>
  );
}
