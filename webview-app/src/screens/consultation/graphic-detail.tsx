import type { InquiryDetail, InquirySummary } from '../../api/consultation.ts';
import { getGraphicConsultationPage } from '../../api/static-consultation.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { OpenGallery } from '../../kit/pictures/open-gallery.tsx';
import { screen } from '../screen.ts';
import { AboutService } from './graphic-detail/about-service.tsx';
import { NextBar } from './graphic-detail/next-bar.tsx';
import { NothingLeft } from './graphic-detail/nothing-left.tsx';
import { OpenTalks, PastTalks } from './graphic-detail/talks.tsx';
import { useGraphicService } from './graphic-detail/use-graphic-service.ts';
import { WhatIsLeft } from './graphic-detail/what-is-left.tsx';
import { isOpenInquiry } from './parts/open-inquiry.ts';
import { UnknownService } from './parts/unknown-service.tsx';
import { useWords } from './words/index.ts';

/**
 * The graphic consultation of an order: the one that goes on, what is left, what it is, and earlier ones. The label names the source
 * (`special`, `tob`); with any other the order's last consultation does.
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
        // The consultation that goes on stands at the top; pictures would push it down.
        hero:
          texts && detail.allowance.canAsk && !talks.some(isOpenInquiry) ? (
            <OpenGallery
              flat
              label={words.pictures}
              pictures={texts.pictures.map(({ url: src, alt }) => ({ src, alt }))}
            />
          ) : undefined,
        content: isOver(detail, talks) ? (
          <>
            <NothingLeft detail={detail} />
            <PastTalks talks={talks} />
          </>
        ) : (
          <>
            <OpenTalks talks={talks} />
            <WhatIsLeft detail={detail} kind={kind} />
            <AboutService texts={texts} notes={detail.notes} />
            <PastTalks talks={talks} />
          </>
        ),
        bottom: isOver(detail, talks) ? undefined : <NextBar detail={detail} kind={kind} talks={talks} />,
      })}
    />
  );
});

/** True if nothing can be asked and no consultation is open; then the reason comes first. */
const isOver = (detail: InquiryDetail, talks: readonly InquirySummary[]): boolean =>
  !detail.allowance.canAsk && !talks.some(isOpenInquiry);
