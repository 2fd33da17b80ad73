import type { Entrust } from '../../../api/entrust.ts';
import { CountedSteps } from '../../../kit/page/counted-steps.tsx';
import { bridge } from '../../../platform/bridge.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
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

/** A place in which a person signs a renewal and turns it off. */
type Place = NonNullable<Entrust['signedIn']>;

const PLACES: readonly Place[] = ['wechat', 'alipay', 'app'];

/** Lists the platforms of each place (specification, section 4). A browser belongs to no place. */
const PLATFORMS: readonly { place: Place; platforms: readonly number[] }[] = [
  { place: 'wechat', platforms: [1, 5] },
  { place: 'app', platforms: [3, 4] },
];

/** Returns the place that the page is in, or undefined in a browser. */
const currentPlace = (): Place | undefined =>
  PLATFORMS.find(({ platforms }) => platforms.includes(bridge.host.platform))?.place;

/** Returns all places, first where the contract was signed, else where the page is open. */
function placesInOrder(signedIn: Place | undefined): readonly [Place, ...Place[]] {
  const first = signedIn ?? currentPlace() ?? 'wechat';
  return [first, ...PLACES.filter((place) => place !== first)];
}
