import { Fragment } from 'react';
import type { Department } from '../../../api/doctor.ts';
import { PartsOf } from '../../../kit/page/paged-list.tsx';
import { useLanguage } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { foreignLanguage } from '../../../rules/words-language.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from '../words/index.ts';

export interface DepartmentRowsProps {
  departments: readonly (Department & { matched?: readonly string[] })[];
  orderNo: string | undefined;
}

/** Lists departments with what they treat, each with a link to its doctors. */
export function DepartmentRows({ departments, orderNo }: DepartmentRowsProps) {
  const words = useWords().online;
  return (
    <PartsOf list={departments}>
      {(part) => (
        <Rows>
          {part.map(({ departmentId, departmentName, desc, doctorCount, matched = [] }) => (
            <ListRow
              key={departmentId}
              title={departmentName}
              text={matched.length > 0 ? <MatchedWords matches={[...new Set(matched)]} /> : desc}
              value={words.doctors(doctorCount)}
              to={href('consultation.online', {}, { orderNo, departmentId })}
            />
          ))}
        </Rows>
      )}
    </PartsOf>
  );
}

/** Shows the words of the person's text that matched a department, each marked with its language. */
function MatchedWords({ matches }: { matches: readonly string[] }) {
  const words = useWords().online;
  const language = useLanguage();
  return (
    <>
      {words.matches}
      {matches.map((word, index) => (
        <Fragment key={word}>
          {index > 0 ? words.separator : null}
          <span lang={foreignLanguage(word, language)}>{word}</span>
        </Fragment>
      ))}
    </>
  );
}
