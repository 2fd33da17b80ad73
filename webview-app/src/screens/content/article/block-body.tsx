import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../../api/account.ts';
import { MissingState } from '../../../kit/page/missing-state.tsx';
import { useText } from '../../../messages/index.ts';
import styles from './article.module.css';
import { ArticleLink } from './article-link.tsx';
import { ArticlePicture, Figure, TableFrame } from './figure.tsx';
import { useArticleWords } from './words/index.ts';

/** Renders an article's text that consists of blocks. Blocks of an unknown kind are left out. */
export function BlockBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const t = useText();
  const words = useArticleWords();
  if (blocks.length === 0) return <MissingState title={words.empty} text={words.emptyText} linkLabel={t.common.home} />;
  return blocks.map((block, index) => {
    const render = Object.hasOwn(RENDERERS, block.kind) ? RENDERERS[block.kind] : undefined;
    return render ? <Block key={index} block={block} render={render} /> : null;
  });
}

type RenderBlock = (block: ArticleBlock) => ReactNode;

const Block = ({ block, render }: { block: ArticleBlock; render: RenderBlock }) => render(block);

const listItems = ({ items: texts = [] }: ArticleBlock) => texts.map((item) => <li key={item}>{item}</li>);

const RENDERERS: Readonly<Record<string, RenderBlock>> = {
  heading: ({ text }) => <h2>{text}</h2>,
  text: ({ text }) => <p>{text}</p>,
  list: (block) => <ul>{listItems(block)}</ul>,
  steps: (block) => <ol>{listItems(block)}</ol>,
  quote: ({ text }) => (
    <blockquote>
      <p>{text}</p>
    </blockquote>
  ),
  note: ({ text }) => <p className={styles.note}>{text}</p>,
  picture: ({ src = '', text = '', width, height }) => (
    <Figure caption={text}>
      <ArticlePicture src={src} alt={text} width={width} height={height} />
    </Figure>
  ),
  table: ({ rows: [head = [], ...rows] = [] }) => (
    <TableFrame>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  ),
  link: ({ text, href = '' }) => (
    <p className={styles.action}>
      <ArticleLink href={href}>{text}</ArticleLink>
    </p>
  ),
};
