import type { InquiryDetail, InquirySummary } from '../../api/consultation.ts';
import { getGraphicConsultationPage } from '../../api/static-consultation.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { OpenGallery } from '../../kit/pictures/open-gallery.tsx';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { AboutService } from './graphic-detail/about-service.tsx';
import { OpenConsultations, PastConsultations } from './graphic-detail/consultation-lists.tsx';
import { NextBar } from './graphic-detail/next-bar.tsx';
import { RemainingConsultations } from './graphic-detail/remaining-consultations.tsx';
import { useGraphicService } from './graphic-detail/use-graphic-service.ts';
import { isOpenInquiry } from './parts/open-inquiry.ts';
import { useWords } from './words/index.ts';

/**
 * Shows an order's graphic consultations: the open one, the remaining uses, the service's texts, and past ones. The label in the address
 * names the source (`special`, `tob`). With any other label, the order's last consultation determines the source.
 */
export const Screen = screen('consultation.graphic-detail', function GraphicDetail({ params }) {
  const words = useWords().detail;
  const { page, talks } = useGraphicService(params.orderNo, params.serviceLabel);
  const { data: texts } = usePage(getGraphicConsultationPage, {}, { notice: false });
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<UnknownService />}
      view={({ detail, kind }) => ({
        ...(isOver(detail, talks)
          ? { titleHidden: true }
          : { title: texts?.title ?? words.title, lead: texts?.subtitle }),
        // An open consultation comes first, so the pictures are left out.
        hero:
          texts && detail.allowance.canAsk && !talks.some(isOpenInquiry) ? (
            <OpenGallery
              flat
              label={words.pictures}
              pictures={texts.pictures.map(({ url: src, alt = '' }) => ({ src, alt }))}
            />
          ) : undefined,
        content: isOver(detail, talks) ? (
          <>
            <NoQuestionsLeft detail={detail} />
            <PastConsultations talks={talks} />
          </>
        ) : (
          <>
            <OpenConsultations talks={talks} />
            <RemainingConsultations detail={detail} kind={kind} />
            <AboutService texts={texts} notes={detail.notes} />
            <PastConsultations talks={talks} />
          </>
        ),
        bottom: isOver(detail, talks) ? undefined : <NextBar detail={detail} kind={kind} talks={talks} />,
      })}
    />
  );
});

/** Tells if no question is possible and no consultation is open. The page then begins with the reason. */
const isOver = (detail: InquiryDetail, talks: readonly InquirySummary[]): boolean =>
  !detail.allowance.canAsk && !talks.some(isOpenInquiry);

/** Shows why the order allows no more questions, with a link to the person's other services. */
function NoQuestionsLeft({ detail: { allowance } }: { detail: InquiryDetail }) {
  const words = useWords().service;
  const remaining = words.left(allowance.timesLeft, allowance.timesTotal);
  return (
    <MissingState
      scene="card"
      title={allowance.whyNot ?? remaining}
      text={allowance.whyNot ? remaining : words.usedUp}
      linkLabel={words.others}
      to={href('consultation.online')}
    />
  );
}

/** Shows that the address has no order of the person, with a link to the choice of their services. */
function UnknownService() {
  const words = useWords().service;
  return (
    <MissingState
      title={words.unknown}
      text={words.unknownText}
      linkLabel={words.others}
      to={href('consultation.online')}
    />
  );
}
