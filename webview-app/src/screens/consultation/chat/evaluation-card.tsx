import { ClipboardCheck } from 'lucide-react';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import styles from './evaluation-card.module.css';
import { MessageText } from './message-text.tsx';
import { useChatWords } from './words/index.ts';

export interface EvaluationCardProps {
  /** The question, as the service words it. */
  text: string;
  /** The address of the rating page within the app. */
  link: string;
  isRated: boolean;
}

/** Asks for a rating at the end of a conversation. After the rating it links to the rating. */
export function EvaluationCard({ text, link, isRated }: EvaluationCardProps) {
  const words = useChatWords().over;
  if (isRated)
    return (
      <div className={styles.card}>
        <Rows>
          <ListRow icon={<ClipboardCheck />} title={words.rated} to={link} />
        </Rows>
      </div>
    );
  return (
    <div className={styles.card}>
      <Card>
        <div className={styles.inner}>
          <p>
            <MessageText>{text}</MessageText>
          </p>
          <LinkButton to={link} small tone="secondary">
            {words.rate}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
