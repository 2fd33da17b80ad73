import { DetailOf } from '../../kit/page/detail-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { Points } from '../../kit/page/service-parts.tsx';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { AboutDoctor } from './graphic-doctor/about-doctor.tsx';
import { AskBar } from './graphic-doctor/ask-bar.tsx';
import { DoctorHead } from './graphic-doctor/doctor-head.tsx';
import { Reviews } from './graphic-doctor/reviews.tsx';
import { useDoctor } from './graphic-doctor/use-doctor.ts';
import { orderOfAddress } from './parts/no-order.ts';
import { useWords } from './words/index.ts';

/**
 * Shows a doctor: profile, patients' reviews, and a button to ask. The order is that of the query, or that of the consultation in
 * the path. Without either, the person may still choose one of their services.
 */
export const Screen = screen('consultation.graphic-doctor', function GraphicDoctor({ params, query }) {
  const words = useWords().doctor;
  const { encryptDoctorId, baseProductNo: productNo } = params;
  const page = useDoctor(encryptDoctorId, {
    orderNo: query.orderNo,
    bizOrderNo: orderOfAddress(params.bizOrderNo),
    requestedKind: query.kind,
  });
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={
        <MissingState
          title={words.none}
          text={words.noneText}
          linkLabel={words.find}
          to={href('consultation.online')}
        />
      }
      view={({ details, kind, orderNo }) => ({
        title: details.doctor.doctorName,
        titleHidden: true,
        titleIsName: true,
        content: (
          <>
            <DoctorHead details={details} />
            <AboutDoctor details={details} />
            <Reviews reviews={details.reviews} count={details.reviewCount} />
            <Points title={words.rules} items={details.rules} />
          </>
        ),
        bottom: <AskBar details={details} order={orderNo ? { orderNo, productNo, kind } : undefined} />,
      })}
    />
  );
});
