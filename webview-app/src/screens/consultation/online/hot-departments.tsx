import { Link } from 'wouter';
import { listHotDepartments } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { href } from '../../../routes.ts';
import { classes } from '../../../ui/classes.ts';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { ALL_DEPARTMENTS } from './doctor-search.ts';
import styles from './hot-departments.module.css';

/** Shows the most popular departments, and a link to all doctors, which needs no response. */
export function HotDepartments({ orderNo }: { orderNo: string | undefined }) {
  const words = useWords().online;
  const { status, data } = usePage(listHotDepartments, {}, { notice: false });
  if (status === 'loading') return null;
  return (
    <Section title={words.hot}>
      <ul className={styles.grid}>
        {data?.departments.map(({ departmentId, departmentName }) => (
          <li key={departmentId}>
            <Link className={styles.department} to={href('consultation.online', {}, { orderNo, departmentId })}>
              {departmentName}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className={classes(styles.department, styles.all)}
            to={href('consultation.online', {}, { orderNo, departmentId: ALL_DEPARTMENTS })}
          >
            {words.allDoctors}
          </Link>
        </li>
      </ul>
    </Section>
  );
}
