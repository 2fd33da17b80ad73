import { getMiniProgramOpen, type MiniProgramTarget } from '../../../api/static-hand-off.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { MissingState } from '../../../kit/page/missing-state.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { href } from '../../../routes.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { CardShape, RowsShape } from '../../../ui/skeleton.tsx';
import styles from './minapp.module.css';
import { OpenTarget } from './open-target.tsx';
import { useWords } from './words/index.ts';

export interface MinappPageProps {
  /** The name of the mini-program in the configuration. Without a name the person chooses. */
  name: string | undefined;
  /** The id of this page's row, which the links to other mini-programs use. */
  page: 'hand-off.open-minapp' | 'hand-off.open-minapp-new';
}

/** Opens one of the provider's mini-programs, or offers them to choose from. */
export function MinappPage({ name, page: id }: MinappPageProps) {
  const words = useWords();
  const page = partOf(usePage(getMiniProgramOpen, {}, { none: NO_FILE }), releasedTargets);
  const target = page.data?.find(({ key }) => key === name);
  const others = page.data?.filter((program) => program !== target) ?? [];
  if (target)
    return (
      <OpenTarget key={target.key} target={target}>
        {others.length > 0 ? (
          <Section title={words.others}>
            <Choices targets={others} page={id} />
          </Section>
        ) : null}
      </OpenTarget>
    );
  if (page.data && name)
    return (
      <ScreenFrame title={words.unknown} lead={words.unknownText}>
        <Choices targets={page.data} page={id} />
      </ScreenFrame>
    );
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<NoMinapp />}
      skeleton={
        <>
          <CardShape lines={2} />
          <RowsShape count={2} />
        </>
      }
      view={(targets) => ({ title: words.choose, content: <Choices targets={targets} page={id} /> })}
    />
  );
}

/** Returns the released targets, or `null` if the list is empty. */
function releasedTargets({ list }: { list: readonly MiniProgramTarget[] }): readonly MiniProgramTarget[] | null {
  const released = list.filter(({ envVersion }) => envVersion === 'release');
  return released.length > 0 ? released : null;
}

function Choices({ targets, page }: { targets: readonly MiniProgramTarget[]; page: MinappPageProps['page'] }) {
  return (
    <Rows>
      {targets.map(({ key, title, desc, imgUrl }) => (
        <ListRow
          key={key}
          icon={
            <span className={styles.small}>
              <Picture src={imgUrl ?? ''} alt="" ratio={1} />
            </span>
          }
          title={title}
          text={desc}
          to={href(page, {}, { key })}
        />
      ))}
    </Rows>
  );
}

function NoMinapp() {
  const words = useWords();
  return <MissingState title={words.none} text={words.noneText} linkLabel={words.home} />;
}
