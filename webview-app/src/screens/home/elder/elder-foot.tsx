import { ElderSwitch } from '../../../kit/elder/elder-switch.tsx';
import { Row } from '../../../ui/layout.tsx';
import { LanguageButton } from '../page/language-button.tsx';
import { PersonLinks } from '../page/person-links.tsx';

/** Links to the standard edition, the language, the person's data and the logout. */
export function ElderFoot() {
  return (
    <Row wrap justify="center" gap={3}>
      <ElderSwitch />
      <LanguageButton />
      <PersonLinks />
    </Row>
  );
}
