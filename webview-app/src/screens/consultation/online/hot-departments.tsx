import { Link } from 'wouter';
import { listHotDepartments } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/use-page.ts';
import { href } from '../../../routes.ts';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './hot-departments.module.css';

/** The departments that are chosen most, beside each other. Nothing while they cannot be had: all departments follow. */
export function HotDepartments({ orderNo }: { orderNo: string | undefined }) {
  const words = useWords().online;
  const { data } = usePage(listHotDepartments, {}, { notice: false });
  if (!data || data.departments.length === 0) return null;
  return (
    <Section title={words.hot}>
      <ul className={styles.grid}>
        {data.departments.map(({ departmentId, departmentName }) => (
          <li key={departmentId}>
            <Link className={styles.department} to={href('consultation.online', {}, { orderNo, departmentId })}>
              {departmentName}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
