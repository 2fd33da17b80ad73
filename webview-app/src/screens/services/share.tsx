import { decryptOrder } from '../../api/verification.ts';
import { FOREIGN_WORDS, NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { href } from '../../routes.ts';
import { shownName } from '../../rules/shown-name.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { screen } from '../screen.ts';
import styles from './share/service-share.module.css';
import { ServiceTexts } from './share/service-texts.tsx';
import { useWords } from './share/words/index.ts';

/** The states that a link may name. The page displays the state from the service instead. */
const STATES: readonly string[] = ['unused', 'using', 'used', 'expired'];
/** The codes of a link that the service did not create, that has expired, or whose order no longer exists. */
const NO_LINK = [FOREIGN_WORDS, NOT_FOUND];

/** Shows the service of a friend's order: who shared it, what it includes, what it costs. The link contains the order only encrypted. */
export const Screen = screen('services.share', function ServiceShare({ params: { state }, query }) {
  const words = useWords();
  const { encryptOrder } = query;
  const isValid = encryptOrder !== undefined && STATES.includes(state);
  const page = usePage(decryptOrder, isValid ? { body: { encryptOrder } } : null, { none: NO_LINK, login: false });
  if (!isValid)
    return (
      <ScreenFrame title={words.title} titleHidden>
        <NoLink />
      </ScreenFrame>
    );
  const leadOf = (friend: string | undefined) => (friend === undefined ? words.lead : words.from(friend));
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<NoLink />}
      view={({ kind, productNo, productName, status, serviceNo, sharedBy, coverUrl, amountFen, companyName }) => ({
        title: productName,
        hero: coverUrl === undefined ? undefined : <Picture src={coverUrl} alt="" ratio={16 / 9} flat eager />,
        subject: leadOf(shownName(sharedBy)),
        meta: <Tag tone={status === 'paid' || status === 'booked' ? 'brand' : 'plain'}>{words.states[status]}</Tag>,
        content: (
          <>
            <Payer companyName={companyName} amountFen={amountFen} />
            {serviceNo ? <ServiceTexts serviceNo={serviceNo} /> : <p>{words.more}</p>}
          </>
        ),
        bottom: (
          <BottomBar summary={kind === 'checkup' && amountFen !== undefined ? <Price fen={amountFen} /> : undefined}>
            <LinkButton wide to={kind === 'checkup' ? href('checkup.sale', { productNo }) : href('home.main')}>
              {kind === 'checkup' ? words.toPackage : words.forMe}
            </LinkButton>
          </BottomBar>
        ),
      })}
    />
  );
});

/** Shows which company pays for a service, how much it is worth, and that it cannot be bought. */
function Payer({ companyName, amountFen }: { companyName: string | undefined; amountFen: number | undefined }) {
  const words = useWords();
  if (companyName === undefined) return null;
  return (
    <Card>
      {amountFen === undefined ? null : (
        <p className={styles.worth}>
          {words.worth} <Price fen={amountFen} size="large" settled />
        </p>
      )}
      <KeyValues
        pairs={[
          [words.howTo, words.howToText],
          [words.givenBy, companyName, 'name'],
        ]}
      />
    </Card>
  );
}

function NoLink() {
  const words = useWords();
  return <MissingState title={words.noLink} text={words.noLinkText} linkLabel={words.toHome} tone="secondary" />;
}
