import { CountedSteps } from '../../../kit/page/counted-steps.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { currentPlace, type Place, placesInOrder } from './place.ts';
import { useWords } from './words/index.ts';

/** Explains how to turn a renewal off: open for the likeliest place, folded for the others. */
export function PlaceSteps({ signedIn }: { signedIn: Place | undefined }) {
  const words = useWords().close;
  const [first, ...others] = placesInOrder(signedIn);
  const tag = signedIn ? words.signedHere : currentPlace() ? words.youAreHere : undefined;
  return (
    <>
      <Section title={words.places[first]} action={tag ? <Tag tone="brand">{tag}</Tag> : undefined}>
        <Card>
          <StepList place={first} />
        </Card>
      </Section>
      <Section title={words.elsewhere}>
        <Card snug>
          {others.map((place) => (
            <Details key={place} title={words.places[place]}>
              <StepList place={place} />
            </Details>
          ))}
        </Card>
      </Section>
    </>
  );
}

function StepList({ place }: { place: Place }) {
  const words = useWords().close;
  return (
    <CountedSteps>
      {words.steps[place].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </CountedSteps>
  );
}
