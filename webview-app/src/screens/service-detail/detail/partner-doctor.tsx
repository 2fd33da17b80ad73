import { getTobPhoneDoctor, type PhoneDoctor } from '../../../api/phone-doctor.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { DoctorPage } from '../phone-doctor/doctor-page.tsx';
import { DoctorTexts } from '../phone-doctor/doctor-texts.tsx';
import { useWords } from '../words/index.ts';

/** Shows the phone doctor that a business partner provides with an order. */
export function PartnerDoctor({ orderNo }: { orderNo: string }) {
  const page = usePage(getTobPhoneDoctor, { query: { orderNo } }, { none: NOT_FOUND });
  return <DoctorPage page={page} inactive={(doctor) => <ActivationLink doctor={doctor} />} />;
}

/** Links to the activation, which has a separate page. */
function ActivationLink({ doctor }: { doctor: PhoneDoctor }) {
  const words = useWords().phone;
  return (
    <ScreenFrame
      title={doctor.productName}
      lead={words.inactiveText}
      hero={doctor.coverUrl ? <Picture src={doctor.coverUrl} alt="" ratio={4 / 3} flat eager /> : undefined}
      meta={<Tag tone="warm">{words.inactive}</Tag>}
      bottom={
        <BottomBar>
          <LinkButton wide to={href('service-detail.tel-upgrade', { orderNo: doctor.orderNo })}>
            {words.toActivate}
          </LinkButton>
        </BottomBar>
      }
    >
      <DoctorTexts doctor={doctor} />
    </ScreenFrame>
  );
}
