import { useState } from 'react';
import { getAssessmentPage } from '../../api/assessment.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { dropAttempt, findAttempt } from '../../features/questionnaire/attempt.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { usePageShare } from '../../kit/page/use-page-share.ts';
import { href } from '../../routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { screen } from '../screen.ts';
import { IntroContent } from './intro/intro-content.tsx';
import { attemptName } from './parts/attempt-name.ts';
import { NoAssessment } from './parts/no-assessment.tsx';
import { useWords } from './words/index.ts';

/** The aspect ratio of the picture at the top. */
const COVER_RATIO = 2.2;

/** Shows an assessment's length and source, the current attempt and the last result. */
export const Screen = screen('assessment.intro', function Intro({ params: { assessmentId } }) {
  const words = useWords().intro;
  const name = attemptName(assessmentId);
  const [attempt, setAttempt] = useState(() => findAttempt(name));
  const page = usePage(getAssessmentPage, { query: { assessmentId } }, { none: NOT_FOUND });
  const { data } = page;
  usePageShare(data ? { name: data.title, imgUrl: data.coverUrl } : undefined);
  const answeredQuestions = Object.values(attempt?.given ?? {}).filter(({ length }) => length > 0).length;
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<NoAssessment />}
      view={(assessment) => ({
        title: assessment.title,
        lead: assessment.subtitle,
        hero: <Picture src={assessment.coverUrl} alt="" ratio={COVER_RATIO} flat eager />,
        content: (
          <IntroContent
            assessment={assessment}
            answeredQuestions={answeredQuestions}
            onRestart={() => {
              dropAttempt(name);
              setAttempt(undefined);
            }}
          />
        ),
        bottom: (
          <BottomBar>
            <LinkButton wide to={href('assessment.start', { assessmentId })}>
              {answeredQuestions > 0 ? words.continueAttempt : assessment.last ? words.again : words.start}
            </LinkButton>
          </BottomBar>
        ),
      })}
    />
  );
});
