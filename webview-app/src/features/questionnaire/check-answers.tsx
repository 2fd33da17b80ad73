import type { DraftAnswers, Question } from '../../rules/questionnaire.ts';
import { Note } from '../../ui/layout.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { answerText } from './answer-words.ts';
import styles from './check-answers.module.css';
import { useQuestionnaireWords } from './words/index.ts';

interface CheckAnswersProps {
  questions: readonly Question[];
  answers: DraftAnswers;
  onChange: (question: Question) => void;
}

/** Shows all answers before they are sent. Each answer links to its question. */
export function CheckAnswers({ questions, answers, onChange }: CheckAnswersProps) {
  const words = useQuestionnaireWords();
  return (
    <Rows>
      {questions.map((question) => (
        <ListRow
          key={question.questionId}
          title={
            <>
              <Note as="span" block weight="regular">
                {question.title}
              </Note>
              <span className={styles.answer}>{answerText(question, answers, words)}</span>
            </>
          }
          onClick={() => onChange(question)}
        />
      ))}
    </Rows>
  );
}
