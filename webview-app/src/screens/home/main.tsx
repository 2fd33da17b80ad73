import { Headset } from 'lucide-react';
import { callCustomerService } from '../../flows/customer-service.ts';
import { useElder } from '../../kit/elder/elder.ts';
import { ElderSwitch } from '../../kit/elder/elder-switch.tsx';
import { afterPaint } from '../../kit/page/after-paint.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { isElder } from '../../messages/edition.ts';
import { useText } from '../../messages/index.ts';
import { loadConfig } from '../../platform/configuration.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { screen } from '../screen.ts';
import { Elder, loadElderHome } from './page/elder.tsx';
import { Foot } from './page/foot.tsx';
import { MedicalIndexParts } from './page/medical-index.tsx';
import { Quick } from './page/quick.tsx';
import { useVisibleIndex } from './page/shown-index.ts';
import { useLateLoad } from './page/use-late-load.ts';
import { Welcome } from './page/welcome.tsx';
import { useWords } from './words/index.ts';

/** Loads the parts that the first render does not need: the bar, its sheets, today's steps. */
async function loadLater() {
  await new Promise<void>(afterPaint);
  const lateParts = await import('./later/index.ts');
  await lateParts.words.open();
  return { HomeBar: lateParts.HomeBar, StepsToday: lateParts.StepsToday };
}

/** Shows the entry page: search, usual services, next steps, the provider's offers, customer service, and the bar. */
export const Screen = screen(
  'home.main',
  function Home() {
    const words = useWords();
    const elder = useElder();
    const standard = <Standard />;
    return elder ? <Elder title={words.home.title}>{standard}</Elder> : standard;
  },
  () => (isElder() ? loadElderHome() : loadConfig()),
);

function Standard() {
  const t = useText();
  const words = useWords();
  const index = useVisibleIndex();
  const lateParts = useLateLoad(loadLater);
  return (
    <ScreenFrame
      title={words.home.title}
      titleHidden
      hero={<Welcome steps={lateParts ? <lateParts.StepsToday /> : null} services={<Quick index={index} />} />}
      bottom={lateParts ? <lateParts.HomeBar /> : null}
    >
      <ElderSwitch />
      <MedicalIndexParts index={index} />
      <Rows>
        <ListRow
          icon={<Headset />}
          title={t.common.customerService}
          text={t.common.serviceHours}
          onClick={() => void callCustomerService()}
        />
      </Rows>
      {lateParts === null ? <Foot /> : null}
    </ScreenFrame>
  );
}
